// Reads the numbers that calls and effects write out: those with which play can only fail (gdl.md, A3, A7 and A10).
import type { Call, Expression } from "../../expressions/expression";
import { swapFix } from "./arguments";
import { type ReadContext, tell } from "./context";

/** Reads the numbers of a call. First values and the set-up are tried anyway. */
export function readNumbersOf(context: ReadContext, call: Call): void {
  if (context.scope.setting === "declaration" || context.scope.setting === "setup") return;
  if (call.name === "random_int") readBounds(context, call);
  if (!dividesByZero(call)) return;
  const [, divisor] = call.args;
  if (divisor !== undefined)
    tell(context, "value-type", divisor, "Nothing is divided by 0: this is an error in play.", { severity: "warning" });
}

/** Returns whether a call divides by a written 0. */
export function dividesByZero({ name, args: [, divisor] }: Call): boolean {
  return (name === "mod" || name === "div") && divisor?.kind === "number" && divisor.value === 0;
}

/** A range whose ends are exchanged, or are no whole numbers, is an error in play (decision D-14). */
function readBounds(context: ReadContext, { args: [low, high] }: Call): void {
  for (const end of [low, high]) {
    if (end?.kind !== "number" || Number.isInteger(end.value)) continue;
    tell(context, "value-type", end, "random_int(…) draws between two whole numbers.");
    return;
  }
  if (low?.kind !== "number" || high?.kind !== "number" || low.value <= high.value) return;
  const message = `random_int(…) needs the low end first: there is no number from ${low.value} to ${high.value}.`;
  tell(context, "value-type", low, message, { fix: swapFix(low, high) });
}

/** Reads how many cards `draw_cards` draws. */
export function readCardCount(context: ReadContext, count: Expression | undefined): void {
  if (count?.kind !== "number" || (Number.isInteger(count.value) && count.value >= 0)) return;
  tell(context, "value-type", count, "A number of cards is a whole number from 0.");
}

/** Reads a written fraction where only whole numbers are kept: `set` to it, or `add` and `sub` of it. */
export function readFraction(context: ReadContext, name: string, place: Expression, value: Expression): void {
  if (value.kind !== "number" || Number.isInteger(value.value) || name === "mul") return;
  const whole = wholeNumber(context, place);
  if (whole === null) return;
  const message =
    name === "set"
      ? "This is no whole number; a whole number belongs here."
      : `What is there is a whole number, and is none after ${name}(…) with this.`;
  // Nothing is added to null, and a sort of entity without the attribute takes any number.
  const isSure = name === "set" && whole === "always";
  tell(context, "value-type", value, message, isSure ? {} : { severity: "warning" });
}

/** Returns whether only whole numbers are kept at a place, always or for some entities; null where that is not said. */
function wholeNumber(context: ReadContext, place: Expression): "always" | "sometimes" | null {
  if (place.kind !== "property") return null;
  const { index } = context;
  const { of, name } = place;
  const isWhole = (type: string | undefined): "always" | null => (type === "int" ? "always" : null);
  if (of.kind === "name" && of.name === "state") return isWhole(index.stateVariables.get(name)?.type);
  const type = context.typeOf(of);
  if (type === "player") return isWhole(index.playerVariables.get(name)?.type);
  const attribute = type === "entity" ? index.attributes.get(name) : undefined;
  if (attribute?.type !== "int") return null;
  return attribute.of.length === index.schemas.size ? "always" : "sometimes";
}
