// The keys of what can be done with a row of the pack's tree, for the tree, its menu and the list of keys. Pure.

export const ROW_KEYS = {
  open: "Enter",
  aside: "CmdOrCtrl+Enter",
  rename: "F2",
  duplicate: "CmdOrCtrl+D",
  copy: "CmdOrCtrl+C",
  paste: "CmdOrCtrl+V",
  all: "CmdOrCtrl+A",
  remove: "Delete",
} as const;

/** Those that a list of levels hears, for its menu. */
export type RowKeys = Partial<typeof ROW_KEYS>;

/** On the cards of levels. */
export const CARD_KEYS: RowKeys = { remove: ROW_KEYS.remove };
