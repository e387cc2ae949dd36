import { expect, test } from "vitest";
import { hasSchema, schemaAddress, schemaAt, schemasOf } from "./schemas";

test("a schema is known by its language and its name", () => {
  const isKnown = (dialect: string, name: string): boolean => hasSchema(schemaAddress(dialect, name));
  expect(["systems/portals", "systems/", "no-such"].map((name) => isKnown("gridponder", name))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isKnown("no-such-language", "game")).toBe(false);
});

test("a part of a schema has an address", () => {
  const game = schemaAddress("gridponder", "game");
  expect(schemaAt(`${game}#/properties/layers`)).toBe(schemaAt(game).properties!["layers"]);
});

test("an address without a schema is refused, and a language without schemas has none", () => {
  expect(() => schemaAt(`${schemaAddress("gridponder", "game")}#/definitions/nothing`)).toThrow("no schema at");
  expect(() => schemaAt(schemaAddress("gridponder", "nothing"))).toThrow("no schema at");
  expect(schemasOf("no-such-language")).toEqual({});
});
