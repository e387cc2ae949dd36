import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button } from "./Button";

it("a button that shortens keeps its words as its name, whatever its tooltip says", () => {
  const html = renderToStaticMarkup(
    <Button shortens title="Play on after move 3">
      Play from here
    </Button>,
  );
  expect(html).toContain('aria-label="Play from here"');
  expect(html).toContain('title="Play on after move 3"');
  expect(renderToStaticMarkup(<Button>Watch</Button>)).not.toContain("aria-label");
});
