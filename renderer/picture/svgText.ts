// How SVG is written: numbers, texts and attributes.

/** Returns a number as short as it can be at a thousandth: the same on any machine. */
export function svgNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

/** Control characters but tab and line ends, halves of pairs, and two that are no characters. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns text that ends no element and no attribute; characters that XML cannot hold are left out. */
export function svgText(text: string): string {
  return text.replaceAll(UNWRITABLE, "").replaceAll(/[&<>"]/g, (found) => ESCAPES[found] ?? "");
}

/** Returns an element without content; attributes that are null are left out. */
export function svgElement(name: string, attributes: Readonly<Record<string, string | number | null>>): string {
  return `<${name}${attributesText(attributes)}/>`;
}

/** Returns attributes as they stand in an element, each with a space before it. */
export function attributesText(attributes: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (value === null) return [];
      return [` ${name}="${typeof value === "number" ? svgNumber(value) : svgText(value)}"`];
    })
    .join("");
}
