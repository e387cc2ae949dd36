// What the test and the stand-in of Electron's main process call of each other, and what travels to the page.

/** What the process that runs main does for the test. */
export interface MainSide {
  /** Runs a function, given as text, with the stand-in of the `electron` module and an argument; returns what it gives. */
  evaluate(run: string, argument: unknown): unknown;
}

/** What the test does for main: it has the browser. Windows are numbered from 1. */
export interface TestSide {
  /** Main wants a window's page loaded from here. */
  openPage(window: number, address: string): void;
  setTheme(theme: "system" | "light" | "dark"): void;
  setSize(window: number, width: number, height: number): void;
  /** Shows all of the page larger or smaller: 1 is as it is made. */
  setZoom(window: number, factor: number): void;
  toFront(window: number): void;
  reload(window: number): void;
  closePage(window: number): void;
  /** Asks the page whether it lets itself be closed. */
  mayUnload(window: number): Promise<boolean>;
  /** Closes all pages before main ends: a page without its server would log what it misses. */
  closeAll(): Promise<void>;
  /** Pastes where the page has its focus, without any key. */
  paste(window: number): void;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
}

/** Calls whose end main does not wait for. */
export const NOT_WAITED_FOR = [
  "openPage",
  "setTheme",
  "setSize",
  "setZoom",
  "toFront",
  "reload",
  "closePage",
  "paste",
] as const;

/** Between the page and main, both ways: a message on a channel, with the numbers of the ports that come with it. */
export interface ChannelMessage {
  readonly channel: string;
  readonly message: unknown;
  readonly ports: readonly number[];
}

/** A message through a port that was handed over. */
export interface PortMessage {
  readonly port: number;
  readonly message: unknown;
}

export type WireMessage = ChannelMessage | PortMessage;

/** Where pages join main, at their server; the window's number follows. */
export const SOCKET_PATH = "/bridge/";
