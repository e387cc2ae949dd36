// Serves the two protocols that the page may use: `app://` for the program itself, `asset://<pack id>/<sprite path>`
// for images of the open pack. The content security policy refuses everything else.
import { promises as fs } from "node:fs";
import path from "node:path";
import { protocol } from "electron";
import { imageProblem } from "../files/images/imageGuard";
import { realPathInside } from "../files/disk/packPaths";
import type { SpriteFile } from "../files/images/spriteLookup";
import { APP_ORIGIN } from "./ownPage";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: asset:",
  // Images are fetched, to be decoded beside the frame.
  "connect-src 'self' asset:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const APP_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
};

/** Must run before the app is ready. */
export function registerSchemes(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([
    { scheme: "app", privileges },
    // Cross-origin use is allowed so that a board can read the pixels it draws.
    { scheme: "asset", privileges: { standard: true, secure: true, corsEnabled: true, supportFetchAPI: true } },
  ]);
}

/**
 * Returns null for a file that may not be shown, and "away" for one whose pack is no longer there: a page may still
 * request images of a pack that was closed, moved or removed a moment ago.
 */
export type FindSprite = (packId: string, spritePath: string) => Promise<SpriteFile | "away" | null>;

/** Serves the built page from `root`, and sprites by `findSprite`. */
export function serveProtocols(root: string, findSprite: FindSprite): void {
  protocol.handle("app", async (request) => {
    const { pathname } = new URL(request.url);
    const file = await realPathInside(root, decoded(pathname) ?? "");
    const type = file === null ? undefined : APP_TYPES[path.extname(file)];
    if (request.method !== "GET" || file === null || type === undefined) return notFound();
    return new Response(await fs.readFile(file), { headers: headersOf(type, CONTENT_SECURITY_POLICY) });
  });
  protocol.handle("asset", async (request) => {
    const { host, pathname } = new URL(request.url);
    const spritePath = decoded(pathname);
    const sprite = spritePath === null ? null : await findSprite(host, spritePath);
    if (request.method !== "GET" || sprite === null) return notFound();
    if (sprite === "away") return nothing();
    const bytes = await fs.readFile(sprite.file).catch(() => null);
    if (bytes === null) return nothing();
    if (imageProblem(bytes, sprite.type) !== null) return notFound();
    // An SVG opened by itself would be a document; this policy lets that document do nothing.
    const headers = headersOf(sprite.type, "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    headers.set("Access-Control-Allow-Origin", APP_ORIGIN);
    return new Response(bytes, { headers });
  });
}

function headersOf(type: string, policy: string): Headers {
  return new Headers({
    "Content-Type": type,
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
  });
}

/** Returns the decoded path without its leading slash; null when it is not properly encoded. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/^\//, "");
  } catch {
    return null;
  }
}

/** No image, and no error: the page would log one for a status of 400 and above, and for an answer it may not read. */
function nothing(): Response {
  return new Response(null, { status: 204, headers: { "Access-Control-Allow-Origin": APP_ORIGIN } });
}

function notFound(): Response {
  const headers = { "Content-Type": "text/plain", "Access-Control-Allow-Origin": APP_ORIGIN };
  return new Response("not found", { status: 404, headers });
}
