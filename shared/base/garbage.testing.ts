// Whether what is no longer held is collected.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";

/** Expects that an object is let go which only `take` was given. */
export async function expectLetGo(take: (object: object) => void): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const taken = (): WeakRef<object> => {
    const object = {};
    take(object);
    return new WeakRef(object);
  };
  const object = taken();
  await expect
    .poll(() => {
      collectGarbage();
      return object.deref() === undefined;
    })
    .toBe(true);
}
