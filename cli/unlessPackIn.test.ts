import path from "node:path";
import { expect, it } from "vitest";
import { ran } from "./command.testing";

const samples = path.resolve(__dirname, "../sample-packs");
const worlds = path.join(samples, "flag-worlds");
const chess = path.join(samples, "chess");

it.each([
  ["perft", ["perft", worlds, "--depth", "2"], `${worlds} is no board game; its language is Gridponder.\n`],
  ["publish", ["publish", worlds, "--event", "HIT"], `${worlds} has no event rules; its language is Gridponder.\n`],
  ["publish", ["publish", chess, "--session", "fork"], `${chess} has no event rules; its language is Board game.\n`],
  ["compare", ["compare", chess], `${chess} has no levels to compare; its language is Board game.\n`],
])(
  "%s refuses a pack in another language in a sentence, whether the manifest names it or not",
  async (_, line, errors) => {
    expect(await ran(...line)).toEqual({ code: 2, output: "", errors });
  },
);
