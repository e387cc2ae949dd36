import { expect, test } from "vitest";
import { addCounts, countOfExit, countsOfPlaywright, countsOfVitest } from "./counts.mts";

test("vitest: passed and failed tests are counted, skipped ones are neither", () => {
  const report = {
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }, { status: "passed" }, { status: "skipped" }] },
      { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] },
    ],
  };
  expect(countsOfVitest(JSON.stringify(report), 1)).toEqual({ passed: 3, failed: 1 });
});

test("vitest: a file that could not be loaded counts as one failure", () => {
  const report = { testResults: [{ status: "failed", assertionResults: [] }] };
  expect(countsOfVitest(JSON.stringify(report), 1)).toEqual({ passed: 0, failed: 1 });
});

test("a runner that ends badly has failed, whatever it counted; and so has one that ran nothing", () => {
  const fine = { testResults: [{ status: "passed", assertionResults: [{ status: "passed" }] }] };
  expect(countsOfVitest(JSON.stringify(fine), 1)).toEqual({ passed: 1, failed: 1 });
  expect(countsOfVitest('{"testResults": []}', 0)).toEqual({ passed: 0, failed: 1 });
});

test("playwright: flaky tests and errors outside tests are failures", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(countsOfPlaywright(JSON.stringify(report), 1)).toEqual({ passed: 5, failed: 3 });
});

test("sums, and checks that are one thing", () => {
  expect(addCounts([countOfExit(0), countOfExit(2), { passed: 3, failed: 4 }])).toEqual({ passed: 4, failed: 5 });
});
