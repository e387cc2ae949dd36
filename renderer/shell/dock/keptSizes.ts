// Keeps the sizes of groups of panels while the window changes its own. The dock alone would scale all of them, down to
// their minimum, and from there up again.
import type { DockviewApi, SerializedDockview } from "dockview-react";
import {
  type Extent,
  type WantedSizes,
  fittedSizes,
  movedSize,
  unshrinking,
  unshrunk,
  unshrunkGrid,
  wantedSizes,
  withRoomFor,
} from "./panelSizes";

export interface KeptSizes {
  /** Takes the sizes of a layout as those that are wanted, and gives the groups in the dock what fits of them. */
  take(grid: SerializedDockview["grid"]): void;
  /** Returns the groups what fits of the wanted sizes; to be called when the dock has another extent. */
  fit(): void;
  /**
   * Adds a panel. Those that were there keep their sizes, the board takes what changes; in a row or column without the
   * board they make room. `drawn`: what a group of its own wants, as for a window that shrinks nothing.
   */
  add(add: () => void, drawn: Partial<Extent>): void;
  /** Returns a grid of the dock with the sizes that are wanted, as in a window that shrinks none of them. */
  unshrunk(grid: SerializedDockview["grid"]): SerializedDockview["grid"];
}

/**
 * Follows a dock: what the user drags is wanted from then on; what the window does is not. Panels that are dropped at
 * another place take their size along.
 */
export function keepSizes(api: DockviewApi): KeptSizes {
  let wanted: WantedSizes = new Map();
  let fitted: WantedSizes = new Map();
  let extent: Extent = { width: 0, height: 0 };

  const openGroup = (): string => api.getPanel("board")?.group.id ?? "";
  const fit = (): void => {
    if (api.hasMaximizedGroup() || api.width === 0) return;
    extent = { width: api.width, height: api.height };
    const { grid } = api.toJSON();
    const open = openGroup();
    const sizes = fittedSizes(grid, wanted, extent, open);
    // A size that is set takes from its neighbours: the second time they have theirs.
    for (let round = 0; round < 2; round += 1) {
      for (const [id, size] of sizes) if (id !== open) api.getGroup(id)?.api.setSize({ ...size });
    }
    fitted = sizesNow(api);
  };
  const note = (): void => {
    const now = sizesNow(api);
    // Of a group that is gone the board takes the room; the dock would give it to the neighbours.
    if ([...fitted.keys()].some((id) => !now.has(id))) return fit();
    const changed = [...now].filter(([id, size]) => !isSame(size, fitted.get(id)));
    if (changed.length === 0) return;
    wanted = new Map([...wanted, ...changed.map(([id, size]) => [id, unshrunk(size, extent)] as const)]);
    fitted = now;
  };
  api.onDidLayoutChange(() => {
    if (api.hasMaximizedGroup() || api.width === 0) return;
    if (api.width === extent.width && api.height === extent.height) note();
    else fit();
  });
  api.onDidMovePanel(({ panel, from }) => {
    const { id } = panel.group;
    const had = wanted.get(id) ?? wanted.get(from.id);
    const made = sizesNow(api).get(id);
    if (had !== undefined && made !== undefined) {
      wanted = new Map([...wanted, [id, movedSize(had, unshrunk(made, extent), unshrinking(extent))]]);
    }
    fit();
  });
  return {
    take(grid) {
      wanted = wantedSizes(grid);
      fit();
    },
    fit,
    add(add, drawn) {
      const known = wanted;
      add();
      const own = (size: Extent): Extent => ({ ...unshrunk(size, extent), ...drawn });
      wanted = new Map([...sizesNow(api)].map(([id, size]) => [id, known.get(id) ?? own(size)]));
      const added = [...wanted.keys()].find((id) => !known.has(id));
      const wantsRoom = added !== undefined && Object.keys(drawn).length > 0;
      if (wantsRoom) wanted = withRoomFor(api.toJSON().grid, wanted, added, openGroup());
      fit();
    },
    unshrunk: (grid) => unshrunkGrid(grid, wanted, openGroup()),
  };
}

function sizesNow(api: DockviewApi): WantedSizes {
  return new Map(api.groups.map((group) => [group.id, { width: group.width, height: group.height }]));
}

function isSame(one: Extent, two: Extent | undefined): boolean {
  return one.width === two?.width && one.height === two.height;
}
