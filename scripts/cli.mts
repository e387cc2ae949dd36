// `npm run --silent cli -- COMMAND`: runs the host on the command line; this script prints nothing to stdout.
import { pathToFileURL } from "node:url";
import { builtCli } from "./prepare/cliPackage.mts";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { buildPlayers, playersFolder } from "./prepare/player.mts";

await ensureGeneratedCode();
if (process.argv[2] === "export") await buildPlayers();
process.env.GRIDWRIGHT_PLAYERS ??= playersFolder();
if (["batch", "worker"].includes(process.argv[2] ?? "")) await import(pathToFileURL(await builtCli()).href);
else await import("../cli/main.ts");
