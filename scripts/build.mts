// `npm run build`: builds the app's bundles into `out/`.
import { buildApp, runScript } from "./prepare/app.mts";

await runScript(async () => {
  await buildApp();
  return 0;
});
