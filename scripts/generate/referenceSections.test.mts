import { expect, it } from "vitest";
import { fileSections } from "./referenceSections.mts";
import type { Schema, SchemaFile } from "./schemaFiles.mts";

const ROOT = "gridwright://schemas/one/";

function file(path: string, schema: Schema): SchemaFile {
  return { path, text: "", schema: { $id: ROOT + path, ...schema } };
}

const step: Schema = {
  title: "Step",
  properties: { action: { description: "What is done.", type: "string" }, how: { type: "object" } },
  allOf: [
    {
      if: { properties: { action: { const: "deal" } } },
      then: {
        properties: { count: { type: "integer" }, how: { $ref: `${ROOT}ways/deal.schema.json` } },
        required: ["count"],
      },
    },
    {
      if: { properties: { action: { enum: ["Turn", "turn"] } } },
      then: { properties: { how: { $ref: `${ROOT}step.schema.json#/definitions/turn` } } },
    },
  ],
  definitions: {
    turn: { title: "TurnStep", properties: { by: { type: "integer" } } },
    changes: { type: "array", items: { title: "Change", description: "One change.", properties: { to: {} } } },
    place: { title: "PlaceText", description: "A place.", type: "string", "x-language": "place" },
    from: {
      title: "From",
      properties: { all: { type: ["array", "null", "string"], "x-language": "place", items: {} } },
    },
  },
};
const files = [
  file("step.schema.json", step),
  file("ways/deal.schema.json", { title: "DealConfig", properties: { open: { type: "boolean" } } }),
];
const text = fileSections(files, files[0]!);

it("a field that there is with a value of another one stands in a table of its own", () => {
  expect(text).toContain(
    "With `action` `deal`:\n\n| field | type | default | |\n|---|---|---|---|\n| **count** | integer |",
  );
});

it("a field that holds something else with a value of another one says so", () => {
  expect(text).toContain("| how | object |  | See [deal](#deal).<br>With `action` `Turn`: [TurnStep](#turnstep). |");
});

it("objects in a list have a section of their own", () => {
  expect(text).toContain("### Change\n\nOne change.\n\n| field | type | default | |\n|---|---|---|---|\n| to | any |");
});

it("a text with a language of its own leads to what says how it is written; lists come last", () => {
  expect(text).toContain("### PlaceText\n\nA place.");
  expect(text).toContain("| all | null or [PlaceText](#placetext) or list of any |");
});

it("a file in a folder is named as it is written in packs", () => {
  expect(fileSections(files, files[1]!)).toMatch(/^### deal\n\n\| field/);
});

it("a file that is a map says so, and what is in it has a section of its own", () => {
  const entry: Schema = { title: "Prize", type: "object", properties: { gold: { type: "integer" } } };
  const map = file("prizes.schema.json", {
    title: "Prizes",
    description: "By name.",
    type: "object",
    additionalProperties: entry,
  });
  expect(fileSections([map], map)).toBe(
    "### Prizes\n\nBy name.\n\nThe file is a map to [Prize](#prize).\n\n#### Prize\n\n| field | type | default | |\n|---|---|---|---|\n| gold | integer |  |  |",
  );
});

it("a file that may hold anything has its description", () => {
  const tree = file("tree.schema.json", {
    title: "Tree",
    description: "Values.",
    type: "object",
    additionalProperties: {},
  });
  expect(fileSections([tree], tree)).toBe("### Tree\n\nValues.");
});
