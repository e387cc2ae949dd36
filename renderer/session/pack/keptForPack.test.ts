import { createStore } from "zustand/vanilla";
import { expect, it, vi } from "vitest";
import { keepForPack } from "./keptForPack";

/** Keeps a list for each pack, beside something that is not kept. */
function keptLists() {
  const pack = createStore<{ listing: { root: string } | null }>(() => ({ listing: null }));
  const own = createStore<{ list: readonly number[]; other: number }>(() => ({ list: [], other: 0 }));
  const written: unknown[] = [];
  keepForPack(pack, {
    now: () => own.getState().list,
    subscribe: (listener) => own.subscribe(listener),
    clear: () => own.setState({ list: [] }),
    read: async () => ({ "/a": "1", "/b": "2" }),
    take: (all, root) => own.setState({ list: [Number(all[root])] }),
    write: async (list, root) => void written.push([root, list]),
  });
  return { own, written, open: (root: string) => pack.setState({ listing: { root } }) };
}

it("reads what is kept for the pack that is opened, and writes nothing for it", async () => {
  const { own, written, open } = keptLists();
  open("/a");
  await vi.waitFor(() => expect(own.getState().list).toEqual([1]));
  open("/b");
  expect(own.getState().list).toEqual([]);
  await vi.waitFor(() => expect(own.getState().list).toEqual([2]));
  expect(written).toEqual([]);
});

it("writes each change of what is kept, once it was read", async () => {
  const { own, written, open } = keptLists();
  open("/a");
  own.setState({ list: [5] });
  await vi.waitFor(() => expect(own.getState().list).toEqual([1]));
  own.setState({ list: [7] });
  own.setState({ other: 3 });
  expect(written).toEqual([["/a", [7]]]);
});
