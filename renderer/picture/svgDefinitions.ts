// What an SVG defines once and uses often: gradients, shadows, clips, images. Equal ones are one.

export interface SvgDefinitions {
  /** Returns the id of a definition, which `write` gets. `key` is the same for equal ones; absent: their text. */
  idOf(write: (id: string) => string, key?: string): string;
  text(): string;
}

export function createSvgDefinitions(): SvgDefinitions {
  const ids = new Map<string, string>();
  const texts: string[] = [];
  return {
    idOf(write, key = write("")) {
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
