// When the arrangement of the panels is written down, and for which pack. Knows nothing of panels or of the disk.

/** Dragging a divider tells a hundred times; the disk hears once. */
const REST_MS = 500;

export interface LayoutMemory {
  /** The pack whose arrangement is shown, or null while none is. */
  readonly root: string | null;
  /** What is arranged from now on belongs to this pack, or to none; what was, to the one before. */
  follow(root: string | null): void;
  /** To be called after each change of the arrangement. */
  changed(): void;
  /** Writes at once what waits to be written. */
  flush(): void;
}

/** Writes what `layout` gives some time after the last change, for the pack that was shown when it came. */
export function createLayoutMemory(layout: () => string, write: (root: string, layout: string) => void): LayoutMemory {
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    if (shown !== null) write(shown, layout());
  };
  return {
    get root() {
      return shown;
    },
    follow(root) {
      flush();
      shown = root;
    },
    changed() {
      if (timer !== null) clearTimeout(timer);
      timer = shown === null ? null : setTimeout(flush, REST_MS);
    },
    flush,
  };
}
