// Names for things that are made beside others of the same name.

/** Returns a name that is not taken: the name itself, else with the first number from 2 on that makes it free: `crate_2`. */
export function freeName(name: string, taken: ReadonlySet<unknown>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
  return free;
}
