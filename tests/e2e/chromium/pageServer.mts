// Serves what main serves by its protocols `app:` and `asset:`, over HTTP from two ports of this machine, since Chromium
// alone knows no protocols of ours; and carries messages between the page and main over a WebSocket.
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { SOCKET_PATH, type WireMessage } from "./calls.ts";
import { createCodec } from "./codec.ts";

export type ProtocolHandler = (request: Request) => Promise<Response>;

export interface PageServer {
  /** Where the page of an `app:` address is. */
  addressOf(page: string): string;
  /** Sends a message to a window's page; lost when there is none. */
  send(window: number, message: WireMessage): void;
}

const TEXTS = /^(?:text\/(?:html|javascript|css)|application\/json)/;

const codec = createCodec();

/** Starts the two servers. Both functions are called with the number of a window: `connected` when its page is there. */
export async function startPageServer(
  handlers: ReadonlyMap<string, ProtocolHandler>,
  connected: (window: number) => void,
  received: (window: number, message: WireMessage) => void,
): Promise<PageServer> {
  const origins = { app: "", asset: "" };
  /** Puts the two origins into what is served: the page's code and its policy name the protocols. */
  const translated = (text: string): string =>
    text
      .replaceAll("asset://", `${origins.asset}/`)
      .replaceAll("app://gridwright", origins.app)
      .replaceAll("asset:;", `${origins.asset};`);
  const answer = async (address: string, { method = "GET" }: IncomingMessage, reply: ServerResponse): Promise<void> => {
    // Every browser asks for it by itself.
    if (address.endsWith("/favicon.ico")) return void reply.writeHead(204).end();
    const handler = handlers.get(address.slice(0, address.indexOf(":")));
    const response = await handler?.(new Request(address, { method }));
    if (response === undefined) return void reply.writeHead(500).end();
    const headers = Object.fromEntries(Array.from(response.headers, ([name, value]) => [name, translated(value)]));
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = TEXTS.test(response.headers.get("content-type") ?? "");
    reply.writeHead(response.status, headers).end(isText ? translated(bytes.toString()) : bytes);
  };
  const app = createServer((request, reply) => void answer(`app://gridwright${request.url}`, request, reply));
  const asset = createServer((request, reply) => void answer(`asset:/${request.url}`, request, reply));
  origins.app = await listen(app);
  origins.asset = await listen(asset);

  const pages = new Map<number, WebSocket>();
  // Nobody else on this machine may speak to main.
  const verifyClient = ({ origin }: { readonly origin: string }): boolean => origin === origins.app;
  new WebSocketServer({ server: app, verifyClient }).on("connection", (socket, { url = "" }) => {
    const window = Number(url.slice(SOCKET_PATH.length));
    pages.set(window, socket);
    // What an earlier page still says after a reload is dropped.
    socket.on("message", (data: Buffer) => {
      if (pages.get(window) === socket) received(window, codec.read(String(data)) as WireMessage);
    });
    connected(window);
  });
  return {
    addressOf: translated,
    send: (window, message) => pages.get(window)?.send(codec.write(message)),
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
