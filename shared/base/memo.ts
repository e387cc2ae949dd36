// Functions that cache their results by the object they are called with. A result is dropped with its object: nothing
// here keeps an object alive. Such objects must not change.
import { type Work, finish } from "./work";

/** Returns a function with the same results, each computed once: the same object gives the same result object. */
export function memoByIdentity<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const answers = new WeakMap<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    // Undefined is a result, too.
    if (known !== undefined || answers.has(key)) return known as Value;
    const answer = compute(key);
    answers.set(key, answer);
    return answer;
  };
}

/**
 * The same for a function of an object and further inputs, which are compared by identity. For each object only the
 * last result is cached: other inputs are computed again, and so are earlier ones that return.
 */
export function memoWithInputs<Key extends object, Inputs extends readonly unknown[], Value>(
  compute: (key: Key, ...inputs: Inputs) => Value,
): (key: Key, ...inputs: Inputs) => Value {
  const answers = new WeakMap<Key, { readonly inputs: Inputs; readonly answer: Value }>();
  return (key, ...inputs) => {
    const known = answers.get(key);
    if (known?.inputs.every((input, at) => Object.is(input, inputs[at])) === true) return known.answer;
    const answer = compute(key, ...inputs);
    answers.set(key, { inputs, answer });
    return answer;
  };
}

/** The same for a function that works in slices: `ahead` works a result out, and `now` has it then. */
export function memoOfWork<Key extends object, Inputs extends readonly unknown[], Value>(
  compute: (key: Key, ...inputs: Inputs) => Work<Value>,
): {
  readonly now: (key: Key, ...inputs: Inputs) => Value;
  readonly ahead: (key: Key, ...inputs: Inputs) => Work<Value>;
} {
  const answers = new WeakMap<Key, { readonly inputs: Inputs; readonly answer: Value }>();
  const isFor = (known: Inputs, inputs: Inputs): boolean => known.every((input, at) => Object.is(input, inputs[at]));
  function* ahead(key: Key, ...inputs: Inputs): Work<Value> {
    const known = answers.get(key);
    if (known !== undefined && isFor(known.inputs, inputs)) return known.answer;
    const answer = yield* compute(key, ...inputs);
    answers.set(key, { inputs, answer });
    return answer;
  }
  return { now: (key, ...inputs) => finish(ahead(key, ...inputs)), ahead };
}
