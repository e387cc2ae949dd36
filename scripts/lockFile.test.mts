// The lock file must serve every system, not only the one on which it was last written: `npm ci` elsewhere fails when
// the package of a platform is missing from it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./prepare/project.mts";

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test("every optional dependency of every package has its entry", () => {
  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placesFor(place, name).some((each) => each in packages)),
  );
  expect(missing).toEqual([]);
});

/** Where Node would look for a package from a place such as `node_modules/a/node_modules/b`, nearest first. */
function placesFor(place: string, name: string): readonly string[] {
  const parents = place === "" ? [] : place.split(/(?:^|\/)node_modules\//).slice(1);
  return Array.from(parents, (_, at) => parents.slice(0, parents.length - at))
    .concat([[]])
    .map((outer) => [...outer, name].map((each) => `node_modules/${each}`).join("/"));
}
