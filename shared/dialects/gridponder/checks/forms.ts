// Words for the forms of values, by the schemas' `x-form`.
import { nameTable } from "../../../base/nameTable";

/** Describes a value of a schema's `x-form`. */
export const FORMS: Readonly<Record<string, string>> = nameTable({
  position: "a cell [x, y]",
  "position-or-reference": 'a cell [x, y] or a reference such as "$event.position"',
  size: "[width, height], both at least 1",
  identifier: "a name without line breaks and other control characters",
  "hex-color": 'a colour such as "#1E88E5"',
  "layer-data": 'a list of rows or {"format": "sparse", "entries": […]}',
  row: 'a row of kinds such as ["wall", "empty"], or null',
  cell: 'a kind\'s name, {"kind": …} or null',
  "object-cell": 'a cell [x, y] or {"position": [x, y], "sprite": …}',
  "gold-path-entry": 'an action such as {"action": "move", "direction": "right"} or a word such as "right"',
});
