import { pointerIn } from "../../../../findings/finding";
import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { TEXTS, packOf } from "../smallPack.testing";

/** Returns what is said of the avatar's picture to the left, and the theme after the fix. */
function told(left: object, right: unknown): readonly (readonly [string, unknown])[] {
  const theme = JSON.stringify({ avatar: { sprites: { idle: { left, right } } } });
  return semanticFindings(packOf({ ...TEXTS, "theme.json": theme }))
    .filter(({ at }) => pointerIn(at).endsWith("/left/mirror"))
    .map(({ message, fixes = [] }) => [
      message,
      fixes[0] === undefined ? null : (JSON.parse(applyEdits(theme, fixes[0].changes[0]!.edits)) as unknown),
    ]);
}

test("a mirror image of itself has no picture, and is meant to be that of the opposite direction", () => {
  const right = "assets/rock.png";
  const fixed = { avatar: { sprites: { idle: { left: { mirror: "right" }, right } } } };
  expect(told({ mirror: "left" }, right)).toEqual([
    ['"left" is the mirror image of itself: it has no picture.', fixed],
  ]);
});

test("a mirror image of another mirror image has none either", () => {
  const message = '"left" is the mirror image of "right", which is a mirror image too: it has no picture.';
  expect(told({ mirror: "right" }, { mirror: "left" })).toEqual([[message, null]]);
  expect(told({ mirror: "right" }, "assets/rock.png")).toEqual([]);
});
