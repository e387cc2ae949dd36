// `npm run --silent cli -- COMMAND`: runs the host on the command line; this script prints nothing to stdout.
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";
import { buildPlayers, playersFolder } from "./prepare/player.mts";

await ensureGeneratedCode();
if (process.argv[2] === "export") await buildPlayers();
process.env.GRIDWRIGHT_PLAYERS ??= playersFolder();
await import("../cli/main.ts");
