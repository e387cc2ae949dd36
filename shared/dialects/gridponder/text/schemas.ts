import { type SchemaAddress, schemaAddress } from "../../../pack/schemas/schemas";

/**
 * Returns the address of one of Gridponder's schemas, by the path of its file without the ending: `game`,
 * `systems/portals`.
 */
export function gridponderSchema(name: string): SchemaAddress {
  return schemaAddress("gridponder", name);
}
