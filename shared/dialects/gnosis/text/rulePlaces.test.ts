// Where the rules of a file stand, for what an editor shows beside them.
import { expect, it } from "vitest";
import { parseJsonTree } from "../../../text/jsonTree";
import { rulePlaces } from "./rulePlaces";

const ONE = '{"id": "one", "trigger": "E"}';

it.each<readonly [string, string, readonly string[]]>([
  ["a list", `[${ONE}]`, ["/0"]],
  ["a map", `{"one": {"trigger": "E"}}`, ["/one"]],
  ["a member rules", `{"rules": [${ONE}]}`, ["/rules/0"]],
  ["a session", `{"id": "s", "rules": [${ONE}], "events": []}`, ["/rules/0"]],
  ["a persistent state", `{"gold": 1, "configuration": {"rules": [${ONE}]}}`, ["/configuration/rules/0"]],
  ["a state document", `{"Persistent": {"configuration": {"rules": [${ONE}]}}}`, ["/Persistent/configuration/rules/0"]],
  [
    "a session's own persistent state",
    `{"persistent": {"configuration": {"rules": [${ONE}]}}, "events": []}`,
    ["/persistent/configuration/rules/0"],
  ],
])("the rules of %s are found once", (_what, text, places) => {
  const found = rulePlaces(parseJsonTree(text));
  expect(found.map(({ at }) => at)).toEqual(places);
  expect(found.map(({ id }) => id)).toEqual(places.map(() => "one"));
});
