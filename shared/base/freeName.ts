// Names for things that are made beside others of the same name.

/** Returns a name that is not taken: the name itself, else with the first number from 2 on that makes it free: `crate_2`. */
export function freeName(name: string, taken: ReadonlySet<unknown>): string {
  return taken.has(name) ? firstFree(name, taken) : name;
}

/** Returns an id that is not taken. One that ends with a number counts on from 2 in its place: `door_3` for `door_2`. */
export function freeId(id: string, taken: ReadonlySet<unknown>): string {
  return taken.has(id) ? firstFree(id.replace(/_?\d+$/, ""), taken) : id;
}

function firstFree(stem: string, taken: ReadonlySet<unknown>): string {
  for (let number = 2; ; number += 1) {
    const name = `${stem}_${number}`;
    if (!taken.has(name)) return name;
  }
}
