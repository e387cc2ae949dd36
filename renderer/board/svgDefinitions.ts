// What an SVG defines once and uses often: gradients, shadows, clips, images. Equal ones are one.

export interface SvgDefinitions {
  /** Returns the id of a definition: `write` gets it, and its text must say all that makes it what it is. */
  idOf(write: (id: string) => string): string;
  text(): string;
}

export function createSvgDefinitions(): SvgDefinitions {
  const ids = new Map<string, string>();
  const texts: string[] = [];
  return {
    idOf(write) {
      const key = write("");
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `d${ids.size + 1}`;
      ids.set(key, id);
      texts.push(write(id));
      return id;
    },
    text: () => (texts.length === 0 ? "" : `<defs>${texts.join("")}</defs>`),
  };
}
