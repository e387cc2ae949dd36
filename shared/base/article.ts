/** Returns a noun with its article: "a move", "an event". */
export function a(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
}
