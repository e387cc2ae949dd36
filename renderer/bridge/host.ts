// The host's calls as `host`.
import type { HostApi } from "../../shared/rpc/hostCalls";
import { askHosts } from "./askHosts";
import { isCurrentHost, nextHost } from "./hostConnection";

/** The host's calls. They wait while the host restarts; a play session does not survive it: `no-such-session`. */
export const host: HostApi = askHosts({ next: nextHost, isCurrent: isCurrentHost });
