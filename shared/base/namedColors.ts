// The colours that may be named in a pack without a palette.

/** Names that a pack may use without declaring them. */
export const NAMED_COLORS: Readonly<Record<string, string>> = {
  red: "#e5484d",
  pink: "#e93d82",
  magenta: "#c850c0",
  purple: "#8e4ec6",
  violet: "#7c66dc",
  indigo: "#3f51b5",
  blue: "#2f7de1",
  cyan: "#12a5bd",
  teal: "#12877c",
  green: "#3f9d4f",
  lime: "#a9cf38",
  yellow: "#f5cf2e",
  amber: "#ffb224",
  orange: "#f2762e",
  brown: "#8b5e3c",
  black: "#1f2329",
  gray: "#8a929c",
  grey: "#8a929c",
  silver: "#c0c6cd",
  white: "#f7f8fa",
};
