// The page's side: runs the built preload script in Chromium, with a stand-in of what it imports from `electron`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { type ChannelMessage, type WireMessage, SOCKET_PATH } from "./calls";
import { type Codec, createCodec } from "./codec";

/** Returns a script to run before a page's own: that of a window, at an address. */
export function pageScript(build: string, window: number, page: string): string {
  const preload = readFileSync(path.join(build, "preload/preload.js"), "utf8");
  const { origin, host } = new URL(page);
  const socket = `ws://${host}${SOCKET_PATH}${window}`;
  // Frames in the page have no bridge.
  return `if (window.top === window && location.origin === ${JSON.stringify(origin)}) (() => {
    const electron = (${electronOfPage.toString()})((${createCodec.toString()})(), ${JSON.stringify(socket)});
    ((require) => { ${preload} })(() => electron);
  })();`;
}

/** Runs in the page, so it can use nothing of this file. Returns what the preload script imports. */
function electronOfPage(codec: Codec, address: string): object {
  const socket = new WebSocket(address);
  const opened = new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const send = (message: WireMessage): void => {
    // Written now: the page may change what it has sent.
    const text = codec.write(message);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else if (socket.readyState === WebSocket.CONNECTING) void opened.then(() => socket.send(text));
  };
  const ports = new Map<number, MessagePort>();
  const openPort = (number: number): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => send({ port: number, message: data as unknown });
    ports.set(number, port1);
    return port2;
  };
  type Listener = (event: { readonly ports: readonly MessagePort[] }, message: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  const arrived = ({ channel, message, ports: numbers }: ChannelMessage): void => {
    const event = { ports: numbers.map(openPort) };
    for (const listener of listeners.get(channel) ?? []) listener(event, message);
  };
  socket.onmessage = ({ data }) => {
    const message = codec.read(data as string) as WireMessage;
    if ("port" in message) ports.get(message.port)?.postMessage(message.message);
    else arrived(message);
  };
  const listenersOf = (channel: string): Set<Listener> => {
    const known = listeners.get(channel) ?? new Set();
    listeners.set(channel, known);
    return known;
  };
  return {
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) =>
        Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true }),
    },
    ipcRenderer: {
      send: (channel: string, message: unknown) => send({ channel, message, ports: [] }),
      on: (channel: string, listener: Listener) => listenersOf(channel).add(listener),
      off: (channel: string, listener: Listener) => listenersOf(channel).delete(listener),
    },
    // Chromium tells a page no paths.
    webUtils: { getPathForFile: () => "" },
  };
}
