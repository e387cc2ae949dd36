// The two sides of a window in which levels and texts stand side by side: what each shows, and which is the active one.
// Pure.

/** What one side shows. */
export interface Side {
  /** The file in the editor. */
  readonly file: string | null;
  /** The level on the board, kept while other files are shown. */
  readonly level: string | null;
}

/** The side that is not active, and where it is. */
export interface OtherSide extends Side {
  readonly isLeft: boolean;
}

/** What the window shows: the active side, which panels, keys and commands are about, and the other one if there is one. */
export interface Sides {
  readonly activeFile: string | null;
  readonly activeLevelFile: string | null;
  readonly other: OtherSide | null;
}

/** A file as it is shown; a level is shown on the board too. */
export interface ShownFile {
  readonly path: string;
  readonly isLevel: boolean;
}

/** Makes the other side the active one; without one nothing changes. */
export function switched({ activeFile, activeLevelFile, other }: Sides): Sides {
  if (other === null) return { activeFile, activeLevelFile, other };
  return {
    activeFile: other.file,
    activeLevelFile: other.level,
    other: { file: activeFile, level: activeLevelFile, isLeft: !other.isLeft },
  };
}

/** Shows a file on the active side. A level that the other side shows is not shown twice: that side becomes active. */
export function withShown(sides: Sides, { path, isLevel }: ShownFile): Sides {
  if (!isLevel) return { ...sides, activeFile: path };
  const isOther = sides.activeLevelFile !== path && sides.other?.level === path;
  const { other } = isOther ? switched(sides) : sides;
  return { activeFile: path, activeLevelFile: path, other };
}

/** Shows a file on the other side, on the right if there is none yet, and makes that the active one. */
export function withShownAside(sides: Sides, { path, isLevel }: ShownFile): Sides {
  const { activeFile, activeLevelFile } = sides;
  // Nothing to stand beside.
  if (activeFile === null || (path === activeFile && !isLevel)) return withShown(sides, { path, isLevel });
  if (isLevel && path === activeLevelFile) return { ...sides, activeFile: path };
  const split: Sides =
    sides.other === null
      ? { activeFile: path, activeLevelFile, other: { file: activeFile, level: activeLevelFile, isLeft: true } }
      : switched(sides);
  return { ...split, activeFile: path, activeLevelFile: isLevel ? path : split.activeLevelFile };
}

/** Shows one side alone: the active one, or the other when the active one is closed. */
export function withoutSide(sides: Sides, closed: "active" | "other"): Sides {
  return { ...(closed === "active" ? switched(sides) : sides), other: null };
}

/** Gives a renamed file its new name wherever it is shown. */
export function withRenamed({ activeFile, activeLevelFile, other }: Sides, from: string, to: string): Sides {
  const renamed = (path: string | null): string | null => (path === from ? to : path);
  return {
    activeFile: renamed(activeFile),
    activeLevelFile: renamed(activeLevelFile),
    other: other && { ...other, file: renamed(other.file), level: renamed(other.level) },
  };
}

/** Leaves out files that are gone; an other side that has nothing left is gone too. */
export function withoutGone({ activeFile, activeLevelFile, other }: Sides, isThere: (path: string) => boolean): Sides {
  const there = (path: string | null): string | null => (path !== null && isThere(path) ? path : null);
  const kept = other && { ...other, file: there(other.file), level: there(other.level) };
  return {
    activeFile: there(activeFile),
    activeLevelFile: there(activeLevelFile),
    other: kept?.file === null && kept.level === null ? null : kept,
  };
}

/** Returns what stands left and right in a panel that shows one thing of each side; one of them where both are the same. */
export function panesOf(active: string | null, other: string | null, otherIsLeft: boolean): readonly (string | null)[] {
  if (other === null || other === active) return [active];
  if (active === null) return [other];
  return otherIsLeft ? [other, active] : [active, other];
}
