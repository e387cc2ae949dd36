// A gradient that a pen fills with, as SVG writes it.
import { svgElement } from "./svgText";

export class SvgGradient implements CanvasGradient {
  readonly #stops: string[] = [];

  /** `attributes` are those of the element, without its id. */
  constructor(
    readonly name: "linearGradient" | "radialGradient",
    readonly attributes: string,
  ) {}

  addColorStop(offset: number, color: string): void {
    this.#stops.push(svgElement("stop", { offset, "stop-color": color }));
  }

  /** Returns the element as it stands among an SVG's definitions. */
  text(id: string): string {
    const attributes = ` id="${id}" gradientUnits="userSpaceOnUse"${this.attributes}`;
    return `<${this.name}${attributes}>${this.#stops.join("")}</${this.name}>`;
  }
}
