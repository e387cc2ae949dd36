// `npm run tour`: takes the guided tour, under Xvfb on Linux.
import { runScript } from "./prepare/app.mts";
import { tourCommand } from "./prepare/commandLines.mts";
import { takeTour } from "./testing/tour.mts";

await runScript(async () => {
  tourCommand().parse();
  return takeTour();
});
