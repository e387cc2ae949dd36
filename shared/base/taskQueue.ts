// Runs tasks that must not overlap: each starts when all earlier ones have ended.

/** Runs a task when its turn comes, and settles as the task does. A task that fails does not stop those after it. */
export type TaskQueue = <Value>(task: () => Promise<Value> | Value) => Promise<Value>;

export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
