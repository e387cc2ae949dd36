// Shares the memory that searches may use out among the windows whose solvers run: it is one budget for the program, however
// many windows there are. Knows nothing of Electron.
import { type Disposable, disposable } from "../../shared/base/disposable";

const MB = 2 ** 20;
/** What searches may use when the user has not said: a part of the machine's memory, and at most so much. */
const USUAL = { mostBytes: 1_024 * MB, part: 1 / 8 } as const;

export interface SolverBudget {
  /** Gives a solver a share until disposed of. Calls `changed` with it at once, and whenever it changes. */
  join(changed: (bytes: number) => void): Disposable;
  /** Shares out again: to be called when the user has set another budget. */
  renew(): void;
}

/** `setMb` returns what the user has set, in megabytes; 0: what suits a machine with so many bytes of memory. */
export function createSolverBudget(setMb: () => number, machineBytes: number): SolverBudget {
  const members = new Map<symbol, { readonly changed: (bytes: number) => void; told: number }>();
  const renew = (): void => {
    const mb = setMb();
    const bytes = mb > 0 ? mb * MB : Math.min(USUAL.mostBytes, machineBytes * USUAL.part);
    const share = Math.floor(bytes / members.size);
    for (const member of members.values()) {
      if (member.told === share) continue;
      member.told = share;
      member.changed(share);
    }
  };
  return {
    join(changed) {
      const key = Symbol("solver");
      members.set(key, { changed, told: -1 });
      renew();
      return disposable(() => {
        if (members.delete(key)) renew();
      });
    },
    renew,
  };
}
