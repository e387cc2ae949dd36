import { type SchemaAddress, schemaAddress } from "../../../pack/schemas/schemas";

/** Returns the address of one of the language's schemas, by its file without the ending. */
export function gdlSchema(name: string): SchemaAddress {
  return schemaAddress("gdl", name);
}
