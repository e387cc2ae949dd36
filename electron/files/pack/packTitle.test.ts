import path from "node:path";
import { expect, test } from "vitest";
import { packsIn } from "./packTitle";

const templates = path.resolve(__dirname, "../../../templates");

test("packs are told with their titles and what they are", async () => {
  const found = await packsIn(templates);
  expect(found.map(({ id }) => id)).toEqual([
    "1-empty",
    "2-crates",
    "3-keys",
    "4-merge",
    "5-noughts",
    "6-armies",
    "7-cards",
    "8-event-rules",
  ]);
  const root = path.join(templates, "2-crates");
  expect(found[1]).toEqual({ root, id: "2-crates", title: "Pushing Crates", text: "Push every crate onto a spot." });
});
