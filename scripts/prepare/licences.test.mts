import path from "node:path";
import { expect, test } from "vitest";
import { licencesText, packagesOf } from "./licences.mts";
import { projectRoot } from "./project.mts";

const packages = path.join(projectRoot, "node_modules").replaceAll("\\", "/");

test("modules belong to the package that is nearest to them, whatever their names look like", () => {
  expect(
    packagesOf([
      "/home/pack/shared/base/json.ts",
      "/m/node_modules/konva/lib/Shape.js",
      "/m/node_modules/konva/lib/Layer.js?commonjs-module",
      "\0/m/node_modules/@scope/name/index.js",
      "C:\\m\\node_modules\\outer\\node_modules\\inner\\a.js",
      "\0commonjsHelpers.js",
    ]),
  ).toEqual(
    ["/m/node_modules/@scope/name", "/m/node_modules/konva", "C:/m/node_modules/outer/node_modules/inner"].sort(),
  );
});

test("each package has its name, version and licence, and the notices of what it holds itself", () => {
  const text = licencesText([`${packages}/chokidar`, `${packages}/monaco-editor`]);
  expect(text).toMatch(/^chokidar \d+\.\d+\.\d+\n\nThe MIT License/);
  expect(text).toMatch(/\nmonaco-editor \d+\.\d+\.\d+\n\n/);
  expect(text).toMatch(/THIRD-PARTY SOFTWARE NOTICES/i);
});
