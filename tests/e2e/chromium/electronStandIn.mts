// Stands in for the `electron` module: what main imports of it, in plain Node. Native dialogs, which a test answers
// itself, cancel here.
import { EventEmitter } from "node:events";
import { rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type WindowEdge, windowClass } from "./browserWindow.mts";
import type { TestSide } from "./calls.ts";
import { MenuStandIn } from "./menu.mts";
import { type PageServer, type ProtocolHandler, startPageServer } from "./pageServer.mts";
import { MessageChannelStandIn } from "./ports.mts";
import { processMetrics, utilityProcess } from "./utility.mts";

/** The display that the tests of Electron have. */
const DISPLAY = { workArea: { x: 0, y: 0, width: 1600, height: 1000 } };

/** Starts the page's server and returns the module. */
export async function electronStandIn(test: TestSide): Promise<object> {
  const handlers = new Map<string, ProtocolHandler>();
  let server: PageServer | null = null;
  const edge = (): WindowEdge => {
    if (server === null) throw new Error("a window before the program was ready");
    return { server, test };
  };
  const app = appStandIn(async (code) => {
    await test.closeAll();
    process.exit(code);
  });
  const BrowserWindow = windowClass(edge, app);
  server = await startPageServer(
    handlers,
    (window) => BrowserWindow.fromId(window)?.loaded(),
    (window, message) => BrowserWindow.fromId(window)?.webContents.received(message),
  );
  let theme: Parameters<TestSide["setTheme"]>[0] = "system";
  const pageSession = { setPermissionRequestHandler: () => undefined, setPermissionCheckHandler: () => undefined };
  return {
    app,
    BrowserWindow,
    utilityProcess,
    Menu: MenuStandIn,
    MessageChannelMain: MessageChannelStandIn,
    protocol: {
      registerSchemesAsPrivileged: () => undefined,
      handle: (scheme: string, handler: ProtocolHandler) => void handlers.set(scheme, handler),
    },
    session: { defaultSession: pageSession },
    screen: {
      getPrimaryDisplay: () => DISPLAY,
      getAllDisplays: () => [DISPLAY],
      getDisplayMatching: () => DISPLAY,
    },
    nativeTheme: {
      get shouldUseDarkColors() {
        return theme === "dark";
      },
      get themeSource() {
        return theme;
      },
      set themeSource(chosen) {
        theme = chosen;
        test.setTheme(theme);
      },
    },
    clipboard: {
      readText: () => test.readClipboard(),
      writeText: (text: string) => test.writeClipboard(text),
      clear: () => test.writeClipboard(""),
    },
    dialog: {
      showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
      showSaveDialog: async () => ({ canceled: true, filePath: "" }),
      showMessageBox: async () => ({ response: 0 }),
      showErrorBox: (title: string, content: string) => void process.stderr.write(`${title}: ${content}\n`),
    },
    shell: {
      showItemInFolder: () => undefined,
      openPath: async () => "",
      trashItem: async (file: string) => rmSync(file, { recursive: true }),
    },
  };
}

function appStandIn(end: (code: number) => Promise<never>): EventEmitter {
  const paths = new Map([
    ["appData", path.join(os.homedir(), ".config")],
    ["documents", path.join(os.homedir(), "Documents")],
  ]);
  const switches = new Map(
    process.argv.flatMap((each) => {
      const [, name, value] = /^--([\w-]+)=(.*)$/s.exec(each) ?? [];
      return name === undefined ? [] : [[name, value ?? ""] as const];
    }),
  );
  const app = new EventEmitter();
  /** Returns whether nobody prevents it. */
  const isAllowed = (event: string): boolean => {
    let isPrevented = false;
    app.emit(event, { preventDefault: () => void (isPrevented = true) });
    return !isPrevented;
  };
  return Object.assign(app, {
    commandLine: { getSwitchValue: (name: string) => switches.get(name) ?? "" },
    getPath: (name: string) => paths.get(name) ?? os.tmpdir(),
    setPath: (name: string, folder: string) => void paths.set(name, folder),
    setName: () => undefined,
    requestSingleInstanceLock: () => true,
    whenReady: async () => undefined,
    getAppMetrics: processMetrics,
    quit: () => void (isAllowed("before-quit") && isAllowed("will-quit") && end(0)),
    exit: (code: number) => void end(code),
  });
}
