// Numbers of things in sentences. Pure.

/** Returns `1 cell`, `3 cells`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
