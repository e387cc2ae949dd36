// Opens play sessions on levels of the pack, and keeps the pack that the last one was opened in.
import { capital } from "../../base/capital";
import { type Result, done, refused } from "../../base/result";
import { PLAIN_WORDS } from "../../pack/packModel";
import type { PackSource } from "../../pack/packSource";
import type { OpenedSession, SessionRefusal, SessionStart } from "../../rpc/play";
import { isBrokenText } from "../../text/brokenText";
import type { RenamedNames } from "../checks/renamedNames";
import type { Knowledge } from "../knowledge";
import type { Workspace } from "../workspace";
import type { SessionOpening } from "./sessionOpening";

export class PackSession {
  private packNow: PackSource;
  private namesNow = 0;

  constructor(
    private readonly workspace: Workspace,
    private readonly knowledge: Knowledge,
    private readonly renamed: RenamedNames,
    private readonly opening: SessionOpening,
  ) {
    this.packNow = workspace.pack();
  }

  /** The pack as it was when the session was opened. */
  get pack(): PackSource {
    return this.packNow;
  }

  /** The number of that pack's names; see `OpenedSession`. */
  get names(): number {
    return this.namesNow;
  }

  /** Opens a session; refused for a level that is not there or cannot be played, and when another one is opened. */
  async open({ level: id, actions }: SessionStart): Promise<Result<OpenedSession, SessionRefusal>> {
    const { workspace, knowledge } = this;
    const { start } = workspace.pack().model?.words ?? PLAIN_WORDS;
    const entry = knowledge.entry(id);
    if (entry === undefined) {
      return refused({ reason: "no-such-level", message: `The pack has no ${start} "${id}".` });
    }
    const broken = knowledge.brokenRules() ?? (isBrokenText(entry.file) ? entry.file : null);
    if (broken !== null) return notPlayable(`${broken.path} has a syntax error. Fix it first.`);
    const level = entry.level();
    if (level === null) {
      return notPlayable(`${capital(start)} "${id}" cannot be played as it is: see the problems of the pack.`);
    }
    const { pack } = knowledge.compiled();
    const names = this.renamed.follow(pack);
    const opened = await this.opening.begin(level, workspace.generation(), actions);
    if (!opened.ok) return opened;
    [this.packNow, this.namesNow] = [pack, names];
    return done({ ...opened.value, names });
  }
}

function notPlayable(message: string): Result<never, SessionRefusal> {
  return refused({ reason: "not-playable", message });
}
