// The host's calls, made from its table and sent to the running host. A call to one that died is sent again of the next
// where the call's row says so; after that, and while the engine rests, the row's answer stands.
import type { Connection } from "../../shared/rpc/connect";
import { HOST_CALLS, type HostApi } from "../../shared/rpc/hostCalls";

export interface HostPorts {
  /** The host there is, the next one there will be, or null while the engine rests. */
  next(): Promise<Connection<HostApi> | null>;
  /** False once the host has died. */
  isCurrent(connection: Connection<HostApi>): boolean;
}

type Callable = (...args: readonly unknown[]) => unknown;

/** Returns all calls of the table. They wait while the host restarts; a play session does not survive it. */
export function askHosts(ports: HostPorts): HostApi {
  const calls: Record<string, Callable> = {};
  for (const [name, row] of Object.entries(HOST_CALLS)) {
    calls[name] =
      row.kind === "told"
        ? (...args) => void ports.next().then((connection) => connection && callOf(connection, name)(...args))
        : (...args) => asked(ports, name, args, row);
  }
  // One function a row; arguments and answer are only passed on.
  return calls as object as HostApi;
}

/**
 * Sends a call to up to `hosts` hosts, one after the other; `lost` when each of them died over it, or the engine rests.
 */
async function asked(
  ports: HostPorts,
  name: string,
  args: readonly unknown[],
  { hosts, lost }: { readonly hosts: number; readonly lost: unknown },
): Promise<unknown> {
  for (let left = hosts; left > 0; left--) {
    const connection = await ports.next();
    if (connection === null) break;
    try {
      return await callOf(connection, name)(...args);
    } catch (error) {
      if (ports.isCurrent(connection)) throw error;
    }
  }
  return lost;
}

function callOf({ remote }: Connection<HostApi>, name: string): Callable {
  return Reflect.get(remote, name) as Callable;
}
