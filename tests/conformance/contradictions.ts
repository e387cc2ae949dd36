// Walks of the conformance material that contradict the language's description. The description wins, so here our
// engine must differ. A walk that agrees after all has to leave this list.

export interface Contradiction {
  readonly pack: string;
  readonly level: string;
  /** The walk, or every walk of the level. */
  readonly walk?: string;
  readonly reason: string;
}

const CHANNELS = 'channels are compared as JSON values: 1 does not lead to "1"; in the walk it does';

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    pack: "fx_flood",
    level: "fl_param",
    walk: "script-empty",
    reason: "an action without a declared param is refused (decision 10); the walk has it accepted",
  },
  {
    pack: "fx_coupled",
    level: "cp_walltag",
    reason: "void is the kind on the layer `ground`, and stops actors (decision 13); in the walks they enter it",
  },
  { pack: "fx_portals", level: "pt_match", reason: CHANNELS },
  ...["random-2", "random-3", "random-5", "random-6"].map((walk) => ({
    pack: "fx_portals",
    level: "pt_three",
    walk,
    reason: CHANNELS,
  })),
];

export function contradictionOf(pack: string, level: string, walk: string): Contradiction | undefined {
  return CONTRADICTIONS.find(
    (entry) => entry.pack === pack && entry.level === level && (entry.walk === undefined || entry.walk === walk),
  );
}
