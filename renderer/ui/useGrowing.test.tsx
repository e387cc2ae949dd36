import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useGrowing } from "./useGrowing";

function Rows({ count }: { readonly count: number }): ReactElement {
  return <>{Array.from("x".repeat(useGrowing(count, 24)))}</>;
}

it("the first frame has no more rows than it may, and a short list is there at once", () => {
  expect(renderToStaticMarkup(<Rows count={1_000} />)).toHaveLength(24);
  expect(renderToStaticMarkup(<Rows count={7} />)).toHaveLength(7);
});
