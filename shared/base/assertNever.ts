/** Makes the compiler prove that a switch covers every case. Throws with the value if the data disagrees. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
