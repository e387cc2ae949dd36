// An error while an expression or an effect runs. In a condition it makes that condition false, in an effect it makes
// the move impossible (gdl.md, A11). It never leaves the engine.

export class Fault extends Error {}

/** One for all: conditions may err for thousands of targets, and making an error's stack is slow. */
const FAULT = new Fault();

/** Returns the error to throw. It is valid until the next one. */
export function fault(message: string): Fault {
  FAULT.message = message;
  return FAULT;
}
