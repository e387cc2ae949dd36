// Numbers of things in sentences. Pure.

/** Returns `1 cell`, `3 cells`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** Returns `once`, `3 times`. */
export function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}
