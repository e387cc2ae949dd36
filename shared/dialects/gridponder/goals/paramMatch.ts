// `param_match` (fact sheet 14): every marked cell holds an entity with a certain value of a param.
import { defined } from "../../../base/defined";
import { EMPTY } from "../turn/entities";
import { sameJson } from "../text/values";
import { type GoalType, UNREACHABLE, fraction } from "./goal";

export const paramMatch: GoalType = {
  type: "param_match",
  compile(config, { board }) {
    const markerLayer = board.layer(config.text("markerLayer", "markers"));
    const markerKind = config.text("markerKind");
    const checkLayer = board.layer(config.text("checkLayer", "objects"));
    const checkKind = config.text("checkKind");
    const checkParam = config.text("checkParam");
    const checkValue = config.json["checkValue"];
    if (markerLayer < 0 || checkParam === null || checkValue === undefined) return { status: () => UNREACHABLE };
    const { table, grid } = board;
    const [markers, checked] = [defined(board.layers[markerLayer]).id, board.layers[checkLayer]?.id ?? ""];
    return {
      readsCellsOnly: true,
      reads: [
        {
          kind: "cells",
          layer: checked,
          positions: null,
          kinds: null,
          wants: null,
          on: { kind: "marked", layer: markers, marker: markerKind },
        },
        {
          kind: "cells",
          layer: markers,
          positions: null,
          kinds: markerKind === null ? null : [markerKind],
          wants: null,
        },
      ],
      status(world) {
        let markers = 0;
        let matched = 0;
        for (let cell = 0; cell < grid.area; cell += 1) {
          const point = grid.ofCell(cell);
          const marker = world.at(markerLayer, point);
          if (marker === EMPTY || (markerKind !== null && table.kindOf(marker) !== markerKind)) continue;
          markers += 1;
          const entity = world.at(checkLayer, point);
          if (entity === EMPTY || (checkKind !== null && table.kindOf(entity) !== checkKind)) continue;
          if (sameJson(table.param(entity, checkParam), checkValue)) matched += 1;
        }
        return { progress: fraction(matched, markers), met: markers > 0 && matched === markers };
      },
    };
  },
};
