// Tasks that must not run beside one another: each begins when those asked for before it have ended. Knows nothing of
// what they do.

/** Does a task when its turn comes; gives what the task gives, and fails as it fails, which stops none behind it. */
export type OneByOne = <Value>(task: () => Promise<Value> | Value) => Promise<Value>;

export function createOneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
