// Says which binding makes a value invalid, and why: for the reports of what was skipped (spec B5).
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { type Template, hasBinding, isBinding } from "./bindings";
import type { Context } from "./context";
import { parsePath, readPath } from "./path";
import { type Found, finite, memberOf, numberOf } from "./value";

/** Returns why a value that is invalid in a context is so, as a sentence. `what`: "Its value". */
export function whyInvalid({ written }: Template, context: Context, what = "Its value"): string {
  const fault = faultIn(written, context);
  return fault === null
    ? `${what} has an invalid binding, or is too large.`
    : `${what} has an invalid binding: ${fault}.`;
}

/** Returns the fault of the first invalid binding in a value; null when none is found. */
function faultIn(value: Json, context: Context): string | null {
  if (isBinding(value)) return faultOf(value, context);
  const parts: readonly Json[] = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  for (const part of parts) {
    const fault = faultIn(part, context);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOf(binding: JsonObject, context: Context): string | null {
  const from = memberOf(binding, "fromContext");
  if (typeof from !== "string") return "its fromContext is not a path";
  const path = parsePath(from);
  const value = readPath(path, context);
  if (value !== undefined) return numberFault(binding, value, from);
  const fallback = memberOf(binding, "default");
  // What a rule works out is missing where it could not be: a number was not there, or it was divided by 0.
  if (fallback === undefined) return path.root === "calculations" ? `${from} has no result` : `${from} is not there`;
  // What a default with bindings is worth is not evaluated again.
  if (hasBinding(fallback)) return faultIn(fallback, context);
  return numberFault(binding, fallback, `the default of ${from}`);
}

/** A value that is scaled or rounded has to be a number. */
function numberFault(binding: JsonObject, value: Json, name: string): string | null {
  const scale: Found = memberOf(binding, "scale") ?? undefined;
  const isRounded = (memberOf(binding, "round") ?? false) !== false;
  if (scale === undefined && !isRounded) return null;
  const number = numberOf(value);
  if (number === undefined) return `${name} is not a number`;
  if (scale === undefined) return null;
  const factor = numberOf(scale);
  if (factor === undefined) return `the scale of ${name} is not a number`;
  return finite(number * factor) === undefined ? `${name} times ${factor} is too large` : null;
}
