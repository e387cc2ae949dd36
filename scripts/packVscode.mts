// `npm run vscode:pack`: makes the extension of VS Code as out/gridwright-VERSION.vsix.
import { runScript } from "./prepare/app.mts";
import { makeVscodePackage } from "./prepare/vscodePackage.mts";
import { outFolder } from "./prepare/project.mts";

await runScript(async () => {
  const file = await makeVscodePackage(outFolder());
  process.stdout.write(`${file}\n`);
  return 0;
});
