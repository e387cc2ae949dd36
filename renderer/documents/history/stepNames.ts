// The names of undo steps: the command, the tool or the form that makes a change names it.

let name: string | null = null;

/** Makes changes under a name. One that is made within another named one keeps the outer name. */
export function asStep<Value>(called: string, make: () => Value): Value {
  const outer = name;
  name ??= called;
  try {
    return make();
  } finally {
    name = outer;
  }
}

/** Returns the name of the change that is being made; null for none. */
export function stepName(): string | null {
  return name;
}
