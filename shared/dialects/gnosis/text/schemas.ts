import { type SchemaAddress, schemaAddress } from "../../../pack/schemas/schemas";

/** Returns the address of one of the language's schemas, by the name of its file: `rule`, `session`. */
export function gnosisSchema(name: string): SchemaAddress {
  return schemaAddress("gnosis", name);
}
