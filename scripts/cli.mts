// `npm run --silent cli -- COMMAND`: the host on the command line, with nothing of ours on stdout.
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";

await ensureGeneratedCode();
await import("../cli/main.ts");
