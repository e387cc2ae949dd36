// Restricts every page in this program: no navigation, no new windows, no embedded pages, no permissions.
import { type App, type Session, type WebContents } from "electron";
import { APP_ORIGIN } from "./ownPage";

/** Pasting through a menu needs no permission; copying needs this one, which is harmless. */
const ALLOWED_PERMISSIONS = new Set(["clipboard-sanitized-write"]);

/** Applies to every page that is ever created. */
export function hardenPages(app: App): void {
  app.on("web-contents-created", (_event, contents) => harden(contents));
}

function harden(contents: WebContents): void {
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.on("will-navigate", (event, url) => {
    if (!url.startsWith(`${APP_ORIGIN}/`)) event.preventDefault();
  });
  contents.on("will-redirect", (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
}

/** Denies every permission except the harmless one. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(ALLOWED_PERMISSIONS.has(permission)));
  session.setPermissionCheckHandler((_contents, permission) => ALLOWED_PERMISSIONS.has(permission));
}
