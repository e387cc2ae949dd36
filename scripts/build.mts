// `npm run build`: the app's bundles in `out/`.
import { buildApp, runScript } from "./prepare/app.mts";

await runScript(async () => {
  await buildApp();
  return 0;
});
