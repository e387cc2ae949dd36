// Draws an SVG by the calls of a canvas: what draws cells in the window writes pictures, too. The same calls give the same
// text, on any machine.
import type { Pen2d } from "../board/canvas";
import { createSvgDefinitions } from "./svgDefinitions";
import { SvgGradient } from "./svgGradient";
import { type Moved, type SvgPath, createSvgPath } from "./svgPath";
import { attributesText, svgElement, svgNumber, svgText } from "./svgText";

/** What `save` keeps. */
interface PenState extends Moved {
  readonly style: Pick<SvgPen, (typeof STYLE)[number]>;
  readonly clipId: string | null;
  readonly dash: readonly number[];
}

const STYLE = [
  "fillStyle",
  "strokeStyle",
  "lineWidth",
  "lineJoin",
  "lineCap",
  "globalAlpha",
  "font",
  "textAlign",
  "textBaseline",
  "shadowColor",
  "shadowBlur",
  "shadowOffsetY",
  "imageSmoothingEnabled",
] as const;

/** From the baseline of a text to its middle, of the size of its font. */
const MIDDLE = 0.35;

/** Texts stand with their middle at `x` unless `textAlign` says otherwise; colours as CSS writes them. */
export class SvgPen implements Pen2d {
  fillStyle: string | CanvasGradient | CanvasPattern = "#000";
  strokeStyle: string | CanvasGradient | CanvasPattern = "#000";
  lineWidth = 1;
  lineJoin: CanvasLineJoin = "miter";
  lineCap: CanvasLineCap = "butt";
  globalAlpha = 1;
  font = "10px sans-serif";
  textAlign: CanvasTextAlign = "center";
  textBaseline: CanvasTextBaseline = "alphabetic";
  shadowColor = "transparent";
  shadowBlur = 0;
  shadowOffsetY = 0;
  imageSmoothingEnabled = true;
  imageSmoothingQuality: ImageSmoothingQuality = "high";

  #moved: Moved = { left: 0, top: 0, scaleX: 1, scaleY: 1 };
  #clipId: string | null = null;
  readonly #saved: PenState[] = [];
  #dash: readonly number[] = [];
  readonly #path: SvgPath = createSvgPath(() => this.#moved);
  readonly #definitions = createSvgDefinitions();
  readonly #images = new Map<CanvasImageSource, number>();
  readonly #elements: string[] = [];
  readonly #hrefOf: (image: CanvasImageSource) => string | null;

  /** `hrefOf` gives the address of an image that is drawn, such as a `data:` address; null: it is left out. */
  constructor(hrefOf: (image: CanvasImageSource) => string | null) {
    this.#hrefOf = hrefOf;
  }

  /** Returns what was drawn, as a document of this size in pixels. */
  document(width: number, height: number, title: string): string {
    const box = { width, height, viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}` };
    const head = `<svg xmlns="http://www.w3.org/2000/svg"${attributesText(box)}><title>${svgText(title)}</title>`;
    return `${head}${this.#definitions.text()}${this.#elements.join("")}</svg>\n`;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, globalAlpha, font, textAlign, textBaseline } = this;
    const { shadowColor, shadowBlur, shadowOffsetY, imageSmoothingEnabled } = this;
    const line = { strokeStyle, lineWidth, lineJoin, lineCap };
    const text = { font, textAlign, textBaseline };
    const shadow = { shadowColor, shadowBlur, shadowOffsetY };
    const style = { fillStyle, globalAlpha, imageSmoothingEnabled, ...line, ...text, ...shadow };
    this.#saved.push({ ...this.#moved, clipId: this.#clipId, dash: this.#dash, style });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (state === undefined) return;
    const { style, clipId, dash, ...moved } = state;
    Object.assign(this, style);
    this.#dash = dash;
    this.#clipId = clipId;
    this.#moved = moved;
  }

  translate(x: number, y: number): void {
    const { left, top, scaleX, scaleY } = this.#moved;
    this.#moved = { left: left + x * scaleX, top: top + y * scaleY, scaleX, scaleY };
  }

  scale(x: number, y: number): void {
    this.#moved = { ...this.#moved, scaleX: this.#moved.scaleX * x, scaleY: this.#moved.scaleY * y };
  }

  setLineDash(segments: readonly number[]): void {
    this.#dash = segments;
  }

  beginPath(): void {
    this.#path.clear();
  }

  closePath(): void {
    this.#path.close();
  }

  moveTo(x: number, y: number): void {
    this.#path.move(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#path.line(x, y);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height, 0);
  }

  roundRect(x: number, y: number, width: number, height: number, radius?: unknown): void {
    this.#path.rect(x, y, width, height, typeof radius === "number" ? radius : 0);
  }

  arc(x: number, y: number, radius: number): void {
    this.#path.ellipse(x, y, radius, radius);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number): void {
    this.#path.ellipse(x, y, radiusX, radiusY);
  }

  clip(): void {
    const outline = svgElement("path", { d: this.#path.text() });
    const within = attributesText({ "clip-path": this.#clip() });
    this.#clipId = this.#definitions.idOf((id) => `<clipPath id="${id}"${within}>${outline}</clipPath>`);
  }

  fill(): void {
    this.#add("path", { d: this.#path.text(), fill: this.#paint(this.fillStyle) });
  }

  stroke(): void {
    const scale = Math.abs(this.#moved.scaleX);
    const line = {
      stroke: this.#paint(this.strokeStyle),
      "stroke-width": this.lineWidth * scale,
      "stroke-linejoin": this.lineJoin === "miter" ? null : this.lineJoin,
      "stroke-linecap": this.lineCap === "butt" ? null : this.lineCap,
      "stroke-dasharray": this.#dash.length === 0 ? null : this.#dash.map((part) => svgNumber(part * scale)).join(" "),
    };
    this.#add("path", { d: this.#path.text(), fill: "none", ...line });
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = createSvgPath(() => this.#moved);
    path.rect(x, y, width, height, 0);
    this.#add("path", { d: path.text(), fill: this.#paint(this.fillStyle) });
  }

  fillText(text: string, x: number, y: number): void {
    const { scaleY } = this.#moved;
    const anchor = { center: "middle", left: "start", start: "start", right: "end", end: "end" }[this.textAlign];
    const [, weight = "400", size = "10", family = ""] = /^(?:(\d+) )?([\d.e+-]+)px (.*)$/.exec(this.font) ?? [];
    const font = { "font-family": family, "font-size": Number(size) * Math.abs(scaleY), "font-weight": weight };
    // Half of a capital letter: not every program that shows SVG knows the baselines of a canvas.
    const below = this.textBaseline === "middle" ? Number(size) * MIDDLE : 0;
    const at = {
      ...this.#pointOf(x, y + below),
      "text-anchor": anchor,
      fill: this.#paint(this.fillStyle),
    };
    this.#elements.push(`<text${attributesText({ ...at, ...font, ...this.#around() })}>${svgText(text)}</text>`);
  }

  /** Estimated: nobody knows with which fonts an SVG will be shown. */
  measureText(text: string): ReturnType<Pen2d["measureText"]> {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 10);
    const width = Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x2190 ? 0.62 : 1), 0);
    return { width: width * size, actualBoundingBoxAscent: 0.71 * size, actualBoundingBoxDescent: 0 };
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): CanvasGradient {
    const [from, to] = [this.#pointOf(x1, y1), this.#pointOf(x2, y2)];
    return new SvgGradient("linearGradient", attributesText({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
  }

  /** From a circle to one around it, with the same centre. */
  createRadialGradient(x: number, y: number, inner: number, _x: number, _y: number, outer: number): CanvasGradient {
    const { x: cx, y: cy } = this.#pointOf(x, y);
    const scale = Math.abs(this.#moved.scaleX);
    return new SvgGradient("radialGradient", attributesText({ cx, cy, fr: inner * scale, r: outer * scale }));
  }

  /** The whole image into a rectangle. */
  drawImage(image: CanvasImageSource, x: number, y: number, width = 0, height = 0): void {
    const href = this.#hrefOf(image);
    if (href === null) return;
    const { scaleX, scaleY } = this.#moved;
    const smooth = this.imageSmoothingEnabled ? null : "pixelated";
    const size = { width, height, preserveAspectRatio: "none", "image-rendering": smooth, href };
    // By a number: the address of an image may be megabytes long.
    const number = this.#images.get(image) ?? this.#images.size;
    this.#images.set(image, number);
    const key = `image ${number} ${svgNumber(width)} ${svgNumber(height)} ${smooth}`;
    const id = this.#definitions.idOf((own) => svgElement("image", { id: own, ...size }), key);
    const isPlain = scaleX === 1 && scaleY === 1;
    const scale = isPlain ? "" : ` scale(${svgNumber(scaleX)} ${svgNumber(scaleY)})`;
    const at = this.#pointOf(x, y);
    const transform = `translate(${svgNumber(at.x)} ${svgNumber(at.y)})${scale}`;
    this.#add("use", { href: `#${id}`, transform });
  }

  #pointOf(x: number, y: number): { readonly x: number; readonly y: number } {
    const { left, top, scaleX, scaleY } = this.#moved;
    return { x: x * scaleX + left, y: y * scaleY + top };
  }

  #add(name: string, attributes: Readonly<Record<string, string | number | null>>): void {
    this.#elements.push(svgElement(name, { ...attributes, ...this.#around() }));
  }

  /** What applies to any element. */
  #around(): Readonly<Record<string, string | number | null>> {
    const opacity = this.globalAlpha === 1 ? null : this.globalAlpha;
    return { opacity, "clip-path": this.#clip(), filter: this.#shadow() };
  }

  #clip(): string | null {
    return this.#clipId === null ? null : `url(#${this.#clipId})`;
  }

  #shadow(): string | null {
    if (this.shadowBlur <= 0) return null;
    const drop = svgElement("feDropShadow", {
      dx: 0,
      dy: this.shadowOffsetY,
      stdDeviation: this.shadowBlur / 2,
      "flood-color": this.shadowColor,
    });
    return `url(#${this.#definitions.idOf((id) => `<filter id="${id}">${drop}</filter>`)})`;
  }

  #paint(style: PenState["style"]["fillStyle"]): string {
    if (typeof style === "string") return style;
    return style instanceof SvgGradient ? `url(#${this.#definitions.idOf((id) => style.text(id))})` : "none";
  }
}
