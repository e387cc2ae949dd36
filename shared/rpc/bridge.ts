// What the preload script puts into the page, and how the host's port gets there. Types and names only: the
// preload script, the renderer and main agree here and nowhere else.

/** `window.gridwright`: a post box to main for `connect`, and the path of a dropped file. Nothing more. */
export interface PreloadBridge {
  /** Sends one message to main. */
  post(message: unknown): void;
  /** Listens to every message from main; the returned function stops it. */
  on(listener: (message: unknown) => void): () => void;
  /** Absolute path of a file or folder that was dropped on the window or chosen in an input; "" when it has none. */
  pathOfFile(file: unknown): string;
}

/** The IPC channel between the preload script and main; both ways, and the only one for calls. */
export const MAIN_CHANNEL = "gridwright:main";

/** The IPC channel on which the preload script sends main a path that the user dropped or chose. */
export const CHOSEN_PATH_CHANNEL = "gridwright:chosen-path";

/** The IPC channel on which main hands the host's port to the preload script. */
export const HOST_PORT_CHANNEL = "gridwright:host-port";

/**
 * `event.data` of the window message that carries the host's port in `event.ports[0]`. The first comes once the page's
 * module scripts have run (at DOMContentLoaded); another one, with a new port, each time the host was restarted.
 */
export const HOST_PORT_MESSAGE = "gridwright:host-port";

/** The IPC channel on which main hands the solver's port to the preload script. */
export const SOLVER_PORT_CHANNEL = "gridwright:solver-port";

/** `event.data` of the window message that carries the solver's port; it comes when the page has asked for a solver. */
export const SOLVER_PORT_MESSAGE = "gridwright:solver-port";
