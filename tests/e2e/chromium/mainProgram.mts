// Runs the built main script in plain Node, with the stand-in where it asks for `electron`. The process belongs to a
// test, which it calls and which calls it over the channel between them.
import { Module, createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { createBirpc } from "birpc";
import { type MainSide, NOT_WAITED_FOR, type TestSide } from "./calls.ts";
import { electronStandIn } from "./electronStandIn.mts";

const [main = "", ...args] = process.argv.slice(2);
process.argv.splice(1, Infinity, main, ...args);
// As when Electron is given a script: the program's other folders lie beside it.
Object.defineProperty(process, "defaultApp", { value: true });

const own: MainSide = {
  evaluate: (run, argument) =>
    (vm.runInThisContext(`(${run})`) as (module: object, argument: unknown) => unknown)(electron, argument),
};
const rpc = createBirpc<TestSide, MainSide>(own, {
  post: (message) => void (process.connected && process.send?.(message)),
  on: (listener) => void process.on("message", listener),
  eventNames: [...NOT_WAITED_FOR],
  timeout: -1,
});
// The test has ended without a word.
process.on("disconnect", () => process.exit());

const electron = await electronStandIn(rpc);
const require = createRequire(path.resolve(main));
const place = require.resolve("electron");
const standIn = new Module(place);
standIn.exports = electron;
standIn.loaded = true;
require.cache[place] = standIn;
require(path.resolve(main));
