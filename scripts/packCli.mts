// `npm run cli:pack`: makes the npm package of the command line as out/gridwright-VERSION.tgz.
import path from "node:path";
import { makeCliPackage } from "./prepare/cliPackage.mts";
import { runScript } from "./prepare/app.mts";
import { outFolder, run } from "./prepare/project.mts";

await runScript(async () => {
  const folder = path.join(outFolder(), "cli");
  await makeCliPackage(folder);
  const { code } = await run("npm", ["pack", "--pack-destination", outFolder()], { cwd: folder });
  return code;
});
