// The host process's entry point. What a host does is in shared/host.
import { serveHost } from "../shared/host/serve";
import { serveNewestPort } from "./processes/processPort";

serveNewestPort((port) =>
  serveHost(port, {
    schedule: (work) => setImmediate(work),
    report: (error, call) => console.error(`host, ${call}:`, error),
  }),
);
