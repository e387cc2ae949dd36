// The language's standard tags and what each says of a kind (chapter "Tags" of the game document). Systems ask for some
// of them by default (`slippery`: ice_slide); kinds may have all of them even if no rule uses them.

export const STANDARD_TAGS = {
  solid: "Blocks the avatar, unless a system handles the meeting.",
  walkable: "The avatar can enter this cell.",
  pickup: "The avatar can pick it up.",
  pushable: "The avatar can push it.",
  breakable: "A tool can destroy it.",
  burnable: "A fire tool can burn it.",
  liquid: "Ground that behaves like a liquid.",
  bridge: "Walkable surface made over liquid.",
  teleport: "Takes part in portals.",
  mergeable: "Merges with entities that match.",
  goal_target: "What goals of reaching mean.",
  npc: "Moves by its own behaviour.",
  target_marker: "Marks a target for NPCs and blocks nothing.",
  slippery: "Ground on which the avatar and pushed objects slide on.",
  emitter: "A multi-cell object that releases entities.",
} as const satisfies Readonly<Record<string, string>>;
