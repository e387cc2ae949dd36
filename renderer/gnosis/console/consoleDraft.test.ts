import { beforeEach, expect, it } from "vitest";
import { openStores, windowStore } from "../../state/windowStore";
import { forgetDrafts, useConsoleDraft } from "./consoleDraft";

interface Opened {
  readonly listing: { readonly id: string; readonly assets: readonly string[] } | null;
}

const packs = windowStore<Opened>(() => ({ listing: { id: "one", assets: [] } }));
const TYPED = { id: "battle", payload: '{"rounds": 3}', isDry: true };
const EMPTY = { id: "", payload: "{}", isDry: false };

beforeEach(openStores);

it("a draft goes when another pack is opened, and only then", () => {
  const following = forgetDrafts(packs);
  useConsoleDraft.setState(TYPED);
  packs.setState({ listing: { id: "one", assets: ["sword.png"] } });
  expect(useConsoleDraft.getState()).toEqual(TYPED);
  packs.setState({ listing: { id: "two", assets: [] } });
  expect(useConsoleDraft.getState()).toEqual(EMPTY);
  useConsoleDraft.setState(TYPED);
  packs.setState({ listing: null });
  expect(useConsoleDraft.getState()).toEqual(EMPTY);
  following.dispose();
  useConsoleDraft.setState(TYPED);
  packs.setState({ listing: { id: "one", assets: [] } });
  expect(useConsoleDraft.getState()).toEqual(TYPED);
});
