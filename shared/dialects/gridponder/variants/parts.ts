// The parts of a level that can be left out: entities, objects of several cells, rules, systems and variables.
import { type BoardView, entityIn } from "../../../base/boardView";
import type { LevelPart } from "../../../engine/levelVariants";
import { stateView } from "../text/board/stateView";
import type { RuleModel } from "../turn/model";
import { systemsInLevel } from "../text/systems/levelSystems";
import { type LevelSource, compiledWith } from "./levelSource";
import { withEntity } from "./startBoard";

/** Lists the parts of a level: what is on the board first, from the top left. */
export function levelParts(source: LevelSource): readonly LevelPart[] {
  return [
    ...entityParts(source),
    ...objectParts(source),
    ...ruleParts(source),
    ...systemParts(source),
    ...variableParts(source),
  ];
}

function entityParts(source: LevelSource): readonly LevelPart[] {
  const { game, start } = source;
  const { width, height, cells } = start;
  const parts: LevelPart[] = [];
  game.layers.forEach(({ id: layer, fill }, index) => {
    for (let cell = 0; cell < width * height; cell += 1) {
      const slot = index * width * height + cell;
      const entity = cells[slot] === 0 ? null : entityIn(start, slot);
      if (entity === null || entity.kind === fill) continue;
      const position = [cell % width, Math.floor(cell / width)] as const;
      parts.push({
        id: `entity ${layer} ${position.join(",")}`,
        kind: "entity",
        name: entity.kind,
        layer,
        position,
        without: () =>
          compiledWith(source, { start: withEntity(start, slot, fill === null ? null : { kind: fill, params: {} }) }),
      });
    }
  });
  return parts;
}

function objectParts(source: LevelSource): readonly LevelPart[] {
  const { start } = source;
  const objects = stateView(start).multiCellObjects;
  return objects.map(({ id, cells }, index) => ({
    id: `object ${index}`,
    kind: "object",
    name: id,
    layer: null,
    position: cells[0]?.position ?? null,
    without: () =>
      compiledWith(source, { start: withState(start, { multiCellObjects: objects.filter((_, at) => at !== index) }) }),
  }));
}

function ruleParts(source: LevelSource): readonly LevelPart[] {
  const { game, level } = source;
  const without = (rules: readonly RuleModel[], index: number): readonly RuleModel[] =>
    rules.filter((_, at) => at !== index);
  return [
    ...game.rules.map((rule, index): LevelPart => ({
      ...named("rule", rule.id, `rule ${index}`),
      without: () => compiledWith(source, { game: { ...game, rules: without(game.rules, index) } }),
    })),
    ...level.rules.map((rule, index): LevelPart => ({
      ...named("rule", rule.id, `level rule ${index}`),
      without: () => compiledWith(source, { level: { ...level, rules: without(level.rules, index) } }),
    })),
  ];
}

function systemParts(source: LevelSource): readonly LevelPart[] {
  const { game, level } = source;
  return systemsInLevel(game.systems, level.systemOverrides).flatMap(({ id, enabled }) => {
    if (!enabled) return [];
    const systems = game.systems.filter((each) => each.id !== id);
    return [
      {
        ...named("system", id, `system ${id}`),
        without: () => compiledWith(source, { game: { ...game, systems } }),
      },
    ];
  });
}

function variableParts(source: LevelSource): readonly LevelPart[] {
  const { variables } = stateView(source.start);
  return Object.keys(variables).map((name) => ({
    ...named("variable", name, `variable ${name}`),
    without: () => {
      const { [name]: _, ...rest } = variables;
      return compiledWith(source, { start: withState(source.start, { variables: rest }) });
    },
  }));
}

function named(kind: LevelPart["kind"], name: string, id: string): Omit<LevelPart, "without"> {
  return { id, kind, name, layer: null, position: null };
}

function withState(start: BoardView, changed: BoardView["state"]): BoardView {
  return { ...start, state: { ...start.state, ...changed } };
}
