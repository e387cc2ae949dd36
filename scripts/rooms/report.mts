// Prints every import that the table of rooms does not allow, and how many there are.
import path from "node:path";
import { refusals } from "./checkRooms.mts";

const found = refusals(path.resolve(import.meta.dirname, "../.."));
process.stdout.write([...found, `${found.length} imports are not allowed.`].join("\n") + "\n");
process.exitCode = found.length === 0 ? 0 : 1;
