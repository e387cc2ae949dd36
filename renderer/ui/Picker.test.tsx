import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { done } from "../../shared/base/result";
import { Picker } from "./Picker";

it("asks for no offers before it has the focus: a form of many fields is not held up by the names of a pack", () => {
  let asked = 0;
  const offers = () => {
    asked += 1;
    return [{ name: "rock", detail: "" }];
  };
  const field = <Picker text="tree" offers={offers} read={done} onCommit={() => undefined} newName="New kind" />;
  expect(renderToStaticMarkup(field)).toContain('value="tree"');
  expect(asked).toBe(0);
});
