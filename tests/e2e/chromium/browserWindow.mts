// Stands in for Electron's windows: their pages run in Chromium, where the test opens them.
import { EventEmitter } from "node:events";
import { isDeepStrictEqual } from "node:util";
import type { TestSide, WireMessage } from "./calls.ts";
import type { PageServer } from "./pageServer.mts";
import { type PortStandIn, handOver } from "./ports.mts";

/** What the sender of a message looks like to main: the page that it has loaded, as nobody else has the socket. */
const OWN_FRAME = { url: "app://gridwright/index.html", parent: null };

export interface WindowEdge {
  readonly server: PageServer;
  readonly test: TestSide;
}

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much larger a page is by each level, as in Electron. */
const ZOOM_OF_LEVEL = 1.2;

/** What a window takes away from its page, as on the display of the tests: its menu. */
const MENU_HEIGHT = 25;

export type BrowserWindowStandIn = InstanceType<ReturnType<typeof windowClass>>;

/** Returns the class of windows. `app` is told when all are closed. */
export function windowClass(edge: () => WindowEdge, app: EventEmitter) {
  const windows = new Map<number, BrowserWindowStandIn>();
  let opened = 0;
  let focused = 0;

  class WebContentsStandIn extends EventEmitter {
    readonly ipc = new EventEmitter();
    private readonly ports: ((message: unknown) => void)[] = [];
    private level = 0;

    constructor(private readonly window: number) {
      super();
    }

    readonly isDestroyed = (): boolean => !windows.has(this.window);
    readonly isCrashed = (): boolean => false;
    readonly getZoomLevel = (): number => this.level;
    readonly setZoomLevel = (level: number): void => {
      this.level = level;
      edge().test.setZoom(this.window, ZOOM_OF_LEVEL ** level);
    };
    readonly paste = (): void => edge().test.paste(this.window);
    readonly reload = (): void => edge().test.reload(this.window);

    send(channel: string, message: unknown): void {
      edge().server.send(this.window, { channel, message, ports: [] });
    }

    postMessage(channel: string, message: unknown, [port]: readonly PortStandIn[]): void {
      if (port === undefined) return;
      const { server } = edge();
      const number = this.ports.length;
      server.send(this.window, { channel, message, ports: [number] });
      this.ports.push(handOver(port, (each) => server.send(this.window, { port: number, message: each })));
    }

    received(sent: WireMessage): void {
      if ("port" in sent) this.ports[sent.port]?.(sent.message);
      else this.ipc.emit(sent.channel, { sender: this, senderFrame: OWN_FRAME }, sent.message);
    }
  }

  return class BrowserWindowStandIn extends EventEmitter {
    readonly id = ++opened;
    readonly webContents = new WebContentsStandIn(this.id);
    private title = "";
    private isFull = false;
    private bounds: Bounds;

    constructor({ x = 0, y = 0, width, height }: Partial<Bounds> & Pick<Bounds, "width" | "height">) {
      super();
      this.bounds = { x, y, width, height };
      windows.set(this.id, this);
    }

    static readonly getAllWindows = (): readonly BrowserWindowStandIn[] => Array.from(windows.values());
    static readonly fromId = (id: number): BrowserWindowStandIn | null => windows.get(id) ?? null;

    readonly isDestroyed = (): boolean => !windows.has(this.id);
    readonly isMinimized = (): boolean => false;
    readonly isMaximized = (): boolean => false;
    readonly isFullScreen = (): boolean => this.isFull;
    readonly setFullScreen = (full: boolean): void => void (this.isFull = full);
    readonly getTitle = (): string => this.title;
    readonly setTitle = (title: string): void => void (this.title = title);
    readonly getBounds = (): Bounds => this.bounds;
    readonly getNormalBounds = (): Bounds => this.bounds;
    readonly setDocumentEdited = (): void => undefined;
    readonly restore = (): void => undefined;
    readonly show = (): void => this.focus();

    static readonly getFocusedWindow = (): BrowserWindowStandIn | null => windows.get(focused) ?? null;

    focus(): void {
      focused = this.id;
      edge().test.toFront(this.id);
      this.emit("focus");
    }

    setBounds(bounds: Bounds): void {
      if (isDeepStrictEqual(bounds, this.bounds)) return;
      this.bounds = bounds;
      edge().test.setSize(this.id, bounds.width, bounds.height - MENU_HEIGHT);
      this.emit("resize");
    }

    setContentSize(width: number, height: number): void {
      this.setBounds({ ...this.bounds, width, height: height + MENU_HEIGHT });
    }

    async loadURL(address: string): Promise<void> {
      const { server, test } = edge();
      test.openPage(this.id, server.addressOf(address));
      test.setSize(this.id, this.bounds.width, this.bounds.height - MENU_HEIGHT);
    }

    /** The page is there. */
    loaded(): void {
      this.emit("ready-to-show");
      this.webContents.emit("dom-ready");
    }

    close(): void {
      let isKept = false;
      this.emit("close", { preventDefault: () => void (isKept = true) });
      if (!isKept) void this.closePage();
    }

    /** Closes unless the page prevents it, which main may override. */
    private async closePage(): Promise<void> {
      if (!(await edge().test.mayUnload(this.id))) {
        let isOverridden = false;
        this.webContents.emit("will-prevent-unload", { preventDefault: () => void (isOverridden = true) });
        if (!isOverridden) return;
      }
      if (!windows.delete(this.id)) return;
      edge().test.closePage(this.id);
      this.emit("closed");
      if (windows.size === 0) app.emit("window-all-closed");
    }
  };
}
