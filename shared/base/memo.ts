// Functions that remember what they have answered, by the object they were asked about. What they remember of an object
// goes with it: nothing here keeps an object alive. Such objects must not change.

/** Returns a function with the same answers, each computed once: the same object gives the same answer object. */
export function memoByIdentity<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const answers = new WeakMap<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    // Undefined is an answer, too.
    if (known !== undefined || answers.has(key)) return known as Value;
    const answer = compute(key);
    answers.set(key, answer);
    return answer;
  };
}

/**
 * The same for a function of an object and further inputs, which are compared by identity. Of each object only the last
 * answer is kept: other inputs are computed anew, and so are the ones before when they come again.
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
