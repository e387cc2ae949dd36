// Values that the code around them has made sure of, where the compiler cannot see it.

/** Returns the value. Throws for undefined: a mistake of the program, found where it was made and not later. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A value that must be there is missing.");
  return value;
}
