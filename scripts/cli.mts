// `npm run --silent cli -- COMMAND`: runs the host on the command line; this script prints nothing to stdout.
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";

await ensureGeneratedCode();
await import("../cli/main.ts");
