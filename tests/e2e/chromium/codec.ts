// Writes messages as text and reads them again, with what JSON does not know and Electron's messages carry.

export interface Codec {
  readonly write: (value: unknown) => string;
  readonly read: (text: string) => unknown;
}

/** Returns the codec. It runs in the page too, so it can use nothing of this file. */
export function createCodec(): Codec {
  const toBase64 = (bytes: Uint8Array): string => {
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  /** Values that JSON leaves out or changes, as an object with one key. */
  const tagged = (_key: string, value: unknown): unknown => {
    if (value === undefined) return { $undefined: 0 };
    if (typeof value === "bigint") return { $bigint: String(value) };
    if (typeof value === "number") return Number.isFinite(value) ? value : { $number: String(value) };
    if (value instanceof Map) return { $map: Array.from(value) };
    if (value instanceof Set) return { $set: Array.from(value) };
    if (value instanceof Error) return { $error: value.message };
    if (value instanceof ArrayBuffer) return { $buffer: toBase64(new Uint8Array(value)) };
    if (!ArrayBuffer.isView(value)) return value;
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { $view: [value.constructor.name, toBase64(bytes)] };
  };
  const readers: Readonly<Record<string, (content: unknown) => unknown>> = {
    $undefined: () => undefined,
    $bigint: (content) => BigInt(content as string),
    $number: Number,
    $map: (content) => new Map(content as [unknown, unknown][]),
    $set: (content) => new Set(content as unknown[]),
    $error: (content) => new Error(content as string),
    $buffer: (content) => fromBase64(content as string).buffer,
    $view(content) {
      const [name, base64] = content as [string, string];
      const view = Reflect.get(globalThis, name) as new (buffer: ArrayBufferLike) => unknown;
      return new view(fromBase64(base64).buffer);
    },
  };
  const untagged = (_key: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const [key = "", second] = Object.keys(value);
    const reader = second === undefined && Object.hasOwn(readers, key) ? readers[key] : undefined;
    return reader === undefined ? value : reader(Reflect.get(value, key));
  };
  return {
    write: (value) => JSON.stringify(value, tagged),
    // Most messages have none of these values, and are read much faster so.
    read: (text) => JSON.parse(text, text.includes('{"$') ? untagged : undefined) as unknown,
  };
}
