// Members that a Gridponder object may get and that its schemas do not name: params of kinds and actions, the config of
// a system that a level overrides, variables that the pack uses.
import { objectOf } from "../../../base/json";
import type { Caret, MemberOffer, NewMember } from "../../../language/dialectLanguage";
import { NEW_NAME } from "../../../language/newMembers";
import { membersOf, saidOf } from "../../../language/schemaWords";
import { variableNames } from "../checks/nameSorts";
import { indexAround, levelAround } from "./around";
import { PARAM_VALUES, paramsAround } from "./params";

export function ownMembers(caret: Caret): readonly MemberOffer[] {
  return [...paramMembers(caret), ...overrideMembers(caret)];
}

function paramMembers(caret: Caret): readonly MemberOffer[] {
  return paramsAround(caret).map(({ name, type, values, owner }, place) => {
    const [first] = values;
    const listed = typeof first === "string" ? `\${1|${values.map(String).join(",")}|}` : undefined;
    return { name, detail: `${type} · ${owner}`, rank: 0, place, value: listed ?? PARAM_VALUES[type] ?? "^$1" };
  });
}

/** Returns the config keys of a system's type, in a level's override. */
function overrideMembers({ file, path, place }: Caret): readonly MemberOffer[] {
  if (file.role !== "level" || path[0] !== "systemOverrides" || path.length !== 3) return [];
  return place.parentSchemas.flatMap(({ properties = {} }) =>
    Object.keys(properties).map((name, position) => {
      const documentation = saidOf(membersOf(place.parentSchemas, name));
      return { name, detail: "config", rank: 0, place: position, documentation };
    }),
  );
}

/** Variables that the pack uses and that the level does not declare yet, then one of any name; null for other sorts. */
export function newVariables(caret: Caret, of: string): readonly NewMember[] | null {
  if (of !== "variable") return null;
  const own = objectOf(objectOf(levelAround(caret)?.value["state"])["variables"]);
  const missing = [...variableNames(indexAround(caret))].filter((name) => !Object.hasOwn(own, name));
  return [
    ...missing.map((name) => ({ name, documentation: "", value: "^${1:0}", order: `0${name}` })),
    { label: "new variable", name: NEW_NAME, documentation: "", value: "^${2:0}", order: "1" },
  ];
}
