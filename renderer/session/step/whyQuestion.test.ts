import { beforeEach, expect, it } from "vitest";
import { openStores, windowStore } from "../../state/windowStore";
import { askAboutCell, askAboutRule, forgetQuestions, useWhyQuestion } from "./whyQuestion";

interface Opened {
  readonly listing: { readonly id: string; readonly assets: readonly string[] } | null;
}

const packs = windowStore<Opened>(() => ({ listing: { id: "one", assets: [] } }));

beforeEach(openStores);

it("a question is forgotten when another pack is opened, and only then", () => {
  const following = forgetQuestions(packs);
  askAboutRule("open_door");
  packs.setState({ listing: { id: "one", assets: ["door.png"] } });
  expect(useWhyQuestion.getState()).toMatchObject({ rule: "open_door", position: null });
  packs.setState({ listing: { id: "two", assets: [] } });
  expect(useWhyQuestion.getState()).toMatchObject({ rule: null, position: null, layer: null });
  askAboutCell([1, 2]);
  packs.setState({ listing: null });
  expect(useWhyQuestion.getState()).toMatchObject({ rule: null, position: null });
  following.dispose();
  askAboutRule("open_door");
  packs.setState({ listing: { id: "one", assets: [] } });
  expect(useWhyQuestion.getState().rule).toBe("open_door");
});
