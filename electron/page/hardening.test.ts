// What must stand nowhere in this program: read from the sources themselves.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(__dirname, "../..");

function sources(): readonly { readonly file: string; readonly text: string }[] {
  return ["electron", "renderer", "player", "shared", "cli"].flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true })
      .map(String)
      .filter((file) => /\.(ts|tsx|html)$/.test(file) && !/\.(test|testing)\.ts$/.test(file))
      .map((file) => ({
        file: `${room}/${file}`.replaceAll(path.sep, "/"),
        text: readFileSync(path.join(ROOT, room, file), "utf8"),
      })),
  );
}

test.each([
  ["opens a link in another program", /\bopenExternal\b/],
  ["runs text as code", /\beval\(|new Function\(/],
  ["puts text into the page as HTML", /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/],
  ["lets a page have Node, or takes a wall down", /(nodeIntegration\w*|webviewTag|allowRunningInsecureContent): true/],
  ["takes a wall down", /(contextIsolation|sandbox|webSecurity): false/],
  ["loads a page from the disk or the net", /loadFile\(|loadURL\(.(https?|file):/],
  ["reaches into the net", /node:(https?|net|tls|dgram)\b|\bnet\.(fetch|request)\b|XMLHttpRequest|WebSocket\(/],
])("no source %s", (_, forbidden) => {
  const found = sources().filter(({ text }) => forbidden.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test("no other program is started but git, by its name and without a shell", () => {
  const starts = sources().filter(({ text }) => /child_process|\bexecFile\b|\bspawn\(/.test(text));
  expect(starts.map(({ file }) => file)).toEqual(["electron/files/pack/gitCommand.ts"]);
  const [{ text } = { text: "" }] = starts;
  expect(text.match(/(?:\bexec\w*|\bspawn\w*|\bfork)\((?=["'`\s])\s*["'`][^"'`]*/g)).toEqual(['execFile(\n      "git']);
  expect(text).not.toMatch(/\bshell:/);
});

test("only a page that main has written itself is opened by another program, at a place of main's own choice", () => {
  const found = sources().filter(({ text }) => /\bopenPath\b/.test(text));
  expect(found.map(({ file, text }) => [file, text.split("openPath(").length - 1])).toEqual([
    ["electron/calls/pageCalls.ts", 1],
  ]);
});

test("every channel that main listens on checks who speaks", () => {
  const listening = sources().filter(
    ({ file, text }) => file.startsWith("electron/") && /\b(ipcMain|ipc)\.(on|handle|once)\(/.test(text),
  );
  expect(listening.map(({ file }) => file).sort()).toEqual([
    "electron/page/bridgePort.ts",
    "electron/windows/packWindow.ts",
  ]);
  for (const { file, text } of listening) {
    expect(text, file).toContain("isOwnPage(event.senderFrame)");
    // Each window hears its own page alone.
    expect(text, file).not.toContain("ipcMain");
  }
});
