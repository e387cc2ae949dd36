import { expect, test } from "vitest";
import { sandboxAdvice } from "./sandboxAdvice.mts";

const FINE = { platform: "linux", isRoot: false, restrictsNamespaces: false, helperIsSetUp: false };

test.each([
  ["an ordinary user", FINE, null],
  ["root", { ...FINE, isRoot: true }, /ordinary user/],
  ["root elsewhere", { ...FINE, isRoot: true, platform: "darwin" }, null],
  ["restricted namespaces", { ...FINE, restrictsNamespaces: true }, /sudo chown root "\/e\/chrome-sandbox"/],
  ["restricted namespaces with the helper set up", { ...FINE, restrictsNamespaces: true, helperIsSetUp: true }, null],
])("%s", (_, facts, advice) => {
  const given = sandboxAdvice(facts, "/e/chrome-sandbox");
  if (advice === null) expect(given).toBeNull();
  else expect(given).toMatch(advice);
});
