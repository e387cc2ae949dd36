// Collects a path as SVG writes it, moved and scaled as the pen is. Circles and ellipses are whole.
import { svgNumber } from "./svgText";

/** `x * scaleX + left`, `y * scaleY + top`. */
export interface Moved {
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

export interface SvgPath {
  /** Empty for a path of nothing. */
  text(): string;
  clear(): void;
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  close(): void;
  rect(x: number, y: number, width: number, height: number, radius: number): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number): void;
}

/** Makes an empty path. `moved` is asked at each point. */
export function createSvgPath(moved: () => Moved): SvgPath {
  let parts: string[] = [];
  const point = (x: number, y: number): string => {
    const { left, top, scaleX, scaleY } = moved();
    return `${svgNumber(x * scaleX + left)} ${svgNumber(y * scaleY + top)}`;
  };
  const arcTo = (radiusX: number, radiusY: number, x: number, y: number): string => {
    const { scaleX, scaleY } = moved();
    const sweep = scaleX * scaleY < 0 ? 0 : 1;
    const radii = `${svgNumber(Math.abs(radiusX * scaleX))} ${svgNumber(Math.abs(radiusY * scaleY))}`;
    return `A${radii} 0 0 ${sweep} ${point(x, y)}`;
  };
  return {
    text: () => parts.join(""),
    clear: () => void (parts = []),
    move: (x, y) => void parts.push(`M${point(x, y)}`),
    // The first line of a canvas's path begins it.
    line: (x, y) => void parts.push(`${parts.length === 0 ? "M" : "L"}${point(x, y)}`),
    close: () => void parts.push("Z"),
    rect(x, y, width, height, radius) {
      const [right, bottom] = [x + width, y + height];
      const r = Math.max(0, Math.min(radius, width / 2, height / 2));
      const corner = (toX: number, toY: number): string => (r === 0 ? "" : arcTo(r, r, toX, toY));
      parts.push(
        `M${point(x + r, y)}L${point(right - r, y)}${corner(right, y + r)}L${point(right, bottom - r)}`,
        `${corner(right - r, bottom)}L${point(x + r, bottom)}${corner(x, bottom - r)}`,
        `L${point(x, y + r)}${corner(x + r, y)}Z`,
      );
    },
    ellipse(x, y, radiusX, radiusY) {
      const halves = [x - radiusX, x + radiusX].map((to) => arcTo(radiusX, radiusY, to, y));
      parts.push(`M${point(x + radiusX, y)}${halves.join("")}Z`);
    },
  };
}
