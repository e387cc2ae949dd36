// The avatar: a small rabbit with a scarf, seen from four sides, idle and pushing. Left is right, mirrored by the
// theme.
import { circle, colour, line, path, rect, shadow, svg } from "./palette.mts";

type Side = "down" | "up" | "right";

function ear(x: number, lean: number, inner: boolean): string {
  const at = `transform="rotate(${lean} ${x} 48)"`;
  return (
    `<ellipse cx="${x}" cy="28" rx="9" ry="24" fill="${colour.fur}" stroke="${colour.furDark}" stroke-width="3" ${at}/>` +
    (inner ? `<ellipse cx="${x}" cy="30" rx="4" ry="16" fill="#e8a4a8" ${at}/>` : "")
  );
}

function body(squash: number): string {
  return (
    `<ellipse cx="64" cy="${94 + squash}" rx="27" ry="${22 - squash}" fill="${colour.fur}" stroke="${colour.furDark}" stroke-width="3"/>` +
    `<ellipse cx="48" cy="112" rx="12" ry="6" fill="${colour.furDark}"/><ellipse cx="80" cy="112" rx="12" ry="6" fill="${colour.furDark}"/>`
  );
}

function head(): string {
  return `<ellipse cx="64" cy="62" rx="30" ry="26" fill="${colour.fur}" stroke="${colour.furDark}" stroke-width="3"/>`;
}

function scarf(tail: string): string {
  return rect(40, 80, 48, 12, colour.scarf, 6) + path(tail, colour.scarf) + line("M44 87h40", "#b03a58", 2);
}

function eye(x: number): string {
  return circle(x, 60, 5, colour.ink) + circle(x + 1.5, 58, 1.6, "#fff");
}

const FACES: Readonly<Record<Side, string>> = {
  down: eye(53) + eye(75) + circle(64, 70, 3.4, "#d9808a") + line("M64 73q-4 5 -8 2M64 73q4 5 8 2", colour.ink, 2),
  up: "",
  right: eye(80) + circle(93, 66, 3.4, "#d9808a") + line("M90 71q-4 4 -9 2", colour.ink, 2),
};

const SCARVES: Readonly<Record<Side, string>> = {
  down: "M74 88l10 0l4 20l-12 -2z",
  up: "M46 88l10 0l-2 20l-12 0z",
  right: "M44 86l-22 8l4 10l24 -10z",
};

function paws(side: Side): string {
  if (side === "right") return circle(96, 92, 8, colour.fur, `stroke="${colour.furDark}" stroke-width="3"`);
  const y = side === "up" ? 78 : 98;
  return [40, 88].map((x) => circle(x, y, 8, colour.fur, `stroke="${colour.furDark}" stroke-width="3"`)).join("");
}

function traveller(side: Side, pushing: boolean): string {
  const ears =
    side === "right"
      ? ear(52, -24, false) + ear(64, -10, true)
      : ear(50, -10, side === "down") + ear(78, 10, side === "down");
  const tail = side === "up" ? circle(64, 104, 9, "#fff") : side === "right" ? circle(38, 102, 8, "#fff") : "";
  const figure =
    ears +
    (side === "right" ? tail : "") +
    body(pushing ? 3 : 0) +
    head() +
    FACES[side] +
    scarf(SCARVES[side]) +
    (side === "up" ? tail : "") +
    (pushing ? paws(side) : "");
  const lean = pushing && side === "right" ? ' transform="rotate(8 64 112)"' : "";
  return svg(`${shadow(64, 115, 32, 7)}<g${lean}>${figure}</g>`);
}

export const TRAVELLER = {
  traveller_down: traveller("down", false),
  traveller_up: traveller("up", false),
  traveller_right: traveller("right", false),
  traveller_push_down: traveller("down", true),
  traveller_push_up: traveller("up", true),
  traveller_push_right: traveller("right", true),
} as const;

/** Returns the figure without its frame, for use inside a larger picture. */
export function travellerInScene(side: Side, x: number, y: number, scale: number): string {
  const content = traveller(side, false).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}
