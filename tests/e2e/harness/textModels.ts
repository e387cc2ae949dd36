// Monaco's text models in the page.
import type { CDPSession } from "@playwright/test";
import { defined } from "../../../shared/base/defined";

/** A member that of all objects only Monaco's models have: names of classes are shortened by the build. */
const MEMBER_OF_MODELS = "_attachedEditorCount";

/** Counts the texts that Monaco holds, shown or not. Collects garbage first. */
export async function countModels(devtools: CDPSession): Promise<number> {
  const prototype = await devtools.send("Runtime.evaluate", { expression: "Object.prototype", objectGroup: "models" });
  const all = await devtools.send("Runtime.queryObjects", {
    prototypeObjectId: defined(prototype.result.objectId),
    objectGroup: "models",
  });
  const count = await devtools.send("Runtime.callFunctionOn", {
    objectId: defined(all.objects.objectId),
    functionDeclaration: `function () { return this.filter((each) => Object.hasOwn(each, "${MEMBER_OF_MODELS}")).length; }`,
    returnByValue: true,
  });
  await devtools.send("Runtime.releaseObjectGroup", { objectGroup: "models" });
  return Number(count.result.value);
}
