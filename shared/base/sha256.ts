// SHA-256 (FIPS 180-4) over text, for digests of states. Knows nothing of what is digested.

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of `root(p)` for the first `count` primes p. */
function fractionalRoots(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) prime = false;
    if (prime) words[found++] = (root(candidate) % 1) * 2 ** 32;
  }
  return words;
}

// Signed, as the words of the schedule are: unsigned ones beyond 31 bits would be computed with as fractions.
const ROUND_CONSTANTS = new Int32Array(fractionalRoots(64, Math.cbrt).buffer);
const INITIAL_HASH = fractionalRoots(8, Math.sqrt);

/** The text's UTF-8 bytes, padded to whole blocks: a set bit, zeros, then the length in bits. */
function padded(text: string): Uint8Array {
  const utf8 = encodeUtf8(text);
  const bytes = new Uint8Array(Math.ceil((utf8.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  bytes.set(utf8);
  bytes[utf8.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(utf8.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (utf8.length * 8) >>> 0);
  return bytes;
}

/** `TextEncoder` is no part of the language itself, which is all that this folder may use. */
function encodeUtf8(text: string): Uint8Array {
  const ascii = encodeAscii(text);
  if (ascii !== null) return ascii;
  const bytes: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
}

/** Null for a text that needs more than a byte for a character; states seldom do. */
function encodeAscii(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x80) return null;
    bytes[index] = code;
  }
  return bytes;
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fillSchedule(schedule: Int32Array, block: DataView): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = block.getInt32(index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15]!;
    const late = schedule[index - 2]!;
    const small0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const small1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    schedule[index] = schedule[index - 16]! + small0 + schedule[index - 7]! + small1;
  }
}

function compress(hash: Uint32Array, schedule: Int32Array): void {
  let [a, b, c, d] = [hash[0]! | 0, hash[1]! | 0, hash[2]! | 0, hash[3]! | 0];
  let [e, f, g, h] = [hash[4]! | 0, hash[5]! | 0, hash[6]! | 0, hash[7]! | 0];
  for (let round = 0; round < 64; round += 1) {
    const big1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + ROUND_CONSTANTS[round]! + schedule[round]!) | 0;
    const big0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) hash[index]! += sums[index]!;
}

/** The SHA-256 of a text's UTF-8 bytes: 64 lower-case hexadecimal digits. A lone surrogate counts as U+FFFD. */
export function sha256(text: string): string {
  const bytes = padded(text);
  const hash = INITIAL_HASH.slice();
  const schedule = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
    fillSchedule(schedule, new DataView(bytes.buffer, at, BLOCK_BYTES));
    compress(hash, schedule);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
