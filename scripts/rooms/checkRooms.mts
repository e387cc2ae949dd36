// Holds the code to the table of rooms: reads every import of the product's files and names those that no room allows.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import type { Room } from "./neighbours.mts";
import { PACKAGE_HOMES, ROOMS } from "./rooms.mts";

/** An import of one file: a file of the project, from its root, or a package by its name. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isPackage: boolean;
}

const WINGS = ["shared", "renderer", "player", "electron", "cli"];

const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", ".d.ts", ".css", ".json"];

/** Returns what a file imports, types and lazy imports included. `root` is the project's folder. */
function importsOf(root: string, file: string): readonly Import[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const { module } = parseSync(file, text);
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const named = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...new Set([...named, ...passedOn, ...lazy])].map((wanted) => importOf(root, file, wanted));
}

function importOf(root: string, from: string, wanted: string): Import {
  if (!wanted.startsWith(".")) return { from, to: wanted, isPackage: true };
  const place = path.posix.join(path.posix.dirname(from), wanted.replace(/\?.*$/, ""));
  const ending = ENDINGS.find((each) => /\.\w+$/.test(place + each) && existsSync(path.join(root, place + each)));
  return { from, to: place + (ending ?? ""), isPackage: false };
}

/** Returns the room of a file: that of the longest path that fits; undefined when the table has none. */
function roomOf(file: string): Room | undefined {
  return ROOMS.filter((room) => lies(file, room.path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the files of the product, those that git does not know yet included; tests and what only tests use are left
 * out.
 */
export function productFiles(root: string): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...WINGS], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing|d)\.tsx?$/.test(file));
}

/** Returns what the table does not allow, a sentence each. */
export function refusals(root: string): readonly string[] {
  const files = productFiles(root).filter((file) => existsSync(path.join(root, file)));
  return files.flatMap((file) => importsOf(root, file).flatMap((each) => refusal(each) ?? []));
}

/** Returns why an import is not allowed; null when it is. */
export function refusal({ from, to, isPackage }: Import): string | null {
  const room = roomOf(from);
  if (room === undefined) return `${from} lies in no room of scripts/rooms/rooms.mts`;
  if (isPackage) return packageRefusal(room, from, to);
  const target = roomOf(to);
  if (target === room) return null;
  if (target !== undefined && room.mayImport.some((each) => allows(each, target))) return null;
  return `${from} imports ${to}: ${room.path} may not import ${target?.path ?? "what lies in no room"}`;
}

function allows(allowed: string, target: Room): boolean {
  return allowed.endsWith("/**") ? target.path.startsWith(allowed.slice(0, -2)) : target.path === allowed;
}

function packageRefusal(room: Room, from: string, name: string): string | null {
  const home = Object.entries(PACKAGE_HOMES).find(([each]) => isPackageNamed(name, each))?.[1];
  if (home !== undefined && !home.some((each) => lies(from, each)))
    return `${from} imports ${name}: only ${home.join(", ")} may`;
  if (room.packages === undefined || room.packages.some((each) => isPackageNamed(name, each))) return null;
  return `${from} imports ${name}: ${room.path} may not use that package`;
}

function isPackageNamed(name: string, allowed: string): boolean {
  return allowed.endsWith(":") ? name.startsWith(allowed) : name === allowed || name.startsWith(`${allowed}/`);
}

function lies(file: string, place: string): boolean {
  return place.endsWith("/") ? file.startsWith(place) : file === place;
}
