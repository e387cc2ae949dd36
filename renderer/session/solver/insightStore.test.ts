import { expect, it } from "vitest";
import type { InsightReport } from "../../../shared/engine/search/insight/insightOutcome";
import { NO_INSIGHT, canLookLonger, useInsightStore } from "./insightStore";

function cutBy(because: InsightReport["because"]): InsightReport {
  return { because, complete: because === null } as InsightReport;
}

function looked(answer: InsightReport | null, isWorking = false): boolean {
  useInsightStore.setState({ insight: { level: "one", answer, isWorking, isFormer: false } });
  return canLookLonger(useInsightStore.getState());
}

it("offers a longer look where the time was over or the look was cancelled", () => {
  expect(looked(cutBy("time"))).toBe(true);
  expect(looked(cutBy("cancelled"))).toBe(true);
  expect(looked(null)).toBe(true);
  expect(looked(cutBy("time"), true)).toBe(false);
  expect(looked(cutBy("memory"))).toBe(false);
  expect(looked(cutBy(null))).toBe(false);
});

it("begins without hints in another pack, and does not ask what each part is for", () => {
  useInsightStore.setState({ showsFates: true, showsParts: true });
  useInsightStore.setState(NO_INSIGHT);
  expect(useInsightStore.getState()).toMatchObject({ showsFates: false, showsParts: false });
});
