/** Makes the compiler prove that a switch covers every case; throws with the value if data disagrees. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
