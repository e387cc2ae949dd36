import { expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const KIND = '"symbol": "R"';
const shown = (display: string): readonly [string, string, string] => [
  "game.json",
  KIND,
  `${KIND}, "display": ${display}`,
];

const ROWS: readonly Row[] = [
  {
    change: shown('{"type": "fill", "color": "purpel"}'),
    code: "unknown-color",
    mark: '"purpel"',
    says: 'The theme\'s palette has no colour "purpel": "rock" gets one by its name. Did you mean "purple"?',
  },
  {
    change: shown('{"type": "icon", "value": "heart"}'),
    code: "unknown-icon",
    mark: '"heart"',
    says: 'There is no icon "heart", only "blur_on", "star" and "flag"',
  },
  {
    change: shown('{"type": "label", "label": "@value"}'),
    code: "unknown-source",
    mark: '"@value"',
    says: '"@value" names nothing. Did you mean "@param:value"?',
  },
  {
    change: shown('{"type": "fill", "color": "@hue:@parm:value"}'),
    code: "unknown-source",
    mark: '"@hue:@parm:value"',
    says: 'Did you mean "@param:value"?',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

it.each([
  '{"type": "fill", "color": "stone"}',
  '{"type": "fill", "color": "Red"}',
  '{"type": "fill", "color": "#FF00AA"}',
  '{"type": "icon", "value": "star", "color": "@hue:7"}',
  '{"type": "label", "label": "@kind_suffix:ro"}',
])("%s is no mistake", (display) => {
  const game = GAME.replace(KIND, `${KIND}, "display": ${display}`);
  const theme = TEXTS["theme.json"]!.replace("{", '{"palette": {"stone": "#888888"},');
  expect(semanticFindings(packOf({ ...TEXTS, "game.json": game, "theme.json": theme }))).toEqual([]);
});
