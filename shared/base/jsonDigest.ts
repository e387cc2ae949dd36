// Short digests of JSON values.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./canonicalJson";
import type { Json } from "./json";

/** Returns the first hex digits of the SHA-256 digest of a value's canonical text, in UTF-8: equal for equal values. */
export function jsonDigest(value: Json, digits: number): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, digits);
}
