// Colours as packs write them, turned into CSS colours. Knows notations and contrast; knows nothing of kinds.

/** Red, green, blue 0..255, alpha 0..1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads `#RGB`, `#RRGGBB` and `#AARRGGBB` (alpha first, as packs write it); null for anything else. */
export function parseHexColor(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const value = Number.parseInt(full, 16);
  return {
    red: (value >>> 16) & 255,
    green: (value >>> 8) & 255,
    blue: value & 255,
    alpha: full.length === 8 ? (value >>> 24) / 255 : 1,
  };
}

/** Returns a CSS colour. */
export function cssColor({ red, green, blue, alpha }: Rgb): string {
  return alpha === 1 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha.toFixed(3)})`;
}

/** Hue in degrees, saturation and lightness 0..1. */
export function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha: 1 };
}

/** Returns the same colour for the same name, always; well spread hues, so that neighbours in a palette differ. */
export function colorOfName(name: string): Rgb {
  let hash = 2166136261;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619);
  const mixed = (hash ^ (hash >>> 15)) >>> 0;
  return fromHsl(mixed % 360, 0.42 + ((mixed >>> 9) % 3) * 0.06, 0.46 + ((mixed >>> 13) % 3) * 0.06);
}

/** Mixes towards white (amount > 0) or black (amount < 0); the amount is -1..1. */
export function shade(color: Rgb, amount: number): Rgb {
  const target = amount > 0 ? 255 : 0;
  const mix = (channel: number): number => Math.round(channel + (target - channel) * Math.abs(amount));
  return { red: mix(color.red), green: mix(color.green), blue: mix(color.blue), alpha: color.alpha };
}

/** Returns what is seen of an opaque colour with a share (0..1) of another laid over it. */
export function laidOver(ground: Rgb, over: Rgb, share: number): Rgb {
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return {
    red: mix(ground.red, over.red),
    green: mix(ground.green, over.green),
    blue: mix(ground.blue, over.blue),
    alpha: 1,
  };
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
function luminance({ red, green, blue }: Rgb): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const INK: Rgb = { red: 22, green: 24, blue: 29, alpha: 1 };
const PAPER: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Dark ink or white, whichever reads better on the colour: always at least AA for large text. */
export function inkOn(background: Rgb): Rgb {
  return contrast(background, INK) >= contrast(background, PAPER) ? INK : PAPER;
}
