// Runs the script of a utility process in plain Node: gives it the `process.parentPort` that Electron would.
const { EventEmitter } = require("node:events");

const [script = "", ...args] = process.argv.slice(2);
process.argv.splice(1, Infinity, script, ...args);

/** @type {Map<number, EventEmitter>} */
const ports = new Map();

/** @param {number} number */
function openPort(number) {
  /** @type {unknown[]} */
  const waiting = [];
  let started = false;
  const port = Object.assign(new EventEmitter(), {
    /** @param {unknown} message */
    postMessage: (message) => void (process.connected && process.send?.({ port: number, message })),
    start() {
      started = true;
      for (const message of waiting.splice(0)) port.emit("message", { data: message });
    },
  });
  port.on("arrived", (message) => {
    if (started) port.emit("message", { data: message });
    else waiting.push(message);
  });
  ports.set(number, port);
  return port;
}

const parentPort = new EventEmitter();
Object.defineProperty(process, "parentPort", { value: parentPort });
process.on(
  "message",
  (/** @type {{ opened?: number, port?: number, message?: unknown }} */ { opened, port, message }) => {
    if (port !== undefined) ports.get(port)?.emit("arrived", message);
    else parentPort.emit("message", { data: message, ports: opened === undefined ? [] : [openPort(opened)] });
  },
);
// Main has ended without a word.
process.on("disconnect", () => process.exit());

require(script);
