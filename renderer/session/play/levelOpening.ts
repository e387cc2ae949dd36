// Opens levels in the host to be played, and again when their text or the host has changed. Says what became of it.
import { clamp } from "../../../shared/base/clamp";
import { sessionTurns } from "../../../shared/engine/trace/sessionTurns";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { StateStore } from "../../state/windowStore";
import type { PlayPorts } from "./playSessionApi";
import { type PlayState, actionsOf } from "./playState";
import type { RequestLine } from "./requestLine";

/** A level that could not be opened, and what playing it depended on then. */
interface Unopened {
  readonly file: string;
  readonly actions: readonly GameAction[];
  readonly shown: number | null;
  readonly print: string | undefined;
}

/** Why a level could not be opened; cancelled, it might have been. */
interface Failed {
  readonly message: string;
  readonly isCancelled: boolean;
}

const NO_TURN = {
  cursor: null,
  stepped: null,
  failure: null,
  refusedAction: null,
  notice: null,
  isStale: false,
} satisfies Partial<PlayState>;

export class LevelOpening {
  /** The level over which hosts died when it was to be opened again: it is not tried again by itself. */
  private hopeless: PlayState["level"] = null;
  /** The level that the session says it cannot play. */
  private unopened: Unopened | null = null;

  constructor(
    private readonly store: StateStore<PlayState>,
    private readonly ports: PlayPorts,
    private readonly line: RequestLine,
  ) {}

  /** Drops all requests so far, for another level. */
  startAnew(): void {
    this.line.dropAll();
    this.cancel();
    this.store.setState({ isRecording: false, isReplaying: false });
  }

  cancel(): void {
    if (this.store.getState().isOpening) this.ports.host.cancelOpening();
  }

  /** Opens a level in place of the one played; returns whether it could be. `shown` null: its last turn. */
  async openNew(file: string, actions: readonly GameAction[], shown: number | null): Promise<boolean> {
    const print = this.ports.level(file)?.print;
    const failed = await this.open(file, actions, shown);
    this.unopened = failed === null || failed.isCancelled ? null : { file, actions, shown, print };
    if (failed === null) return true;
    const failure = failed.isCancelled ? null : failed.message;
    this.store.setState({ ...NO_TURN, isOpening: false, opening: null, level: null, turns: [], shown: 0, failure });
    return false;
  }

  /** Opens a level; returns why it could not be opened, and then all is as it was, or null. */
  async open(file: string, actions: readonly GameAction[], shown: number | null): Promise<Failed | null> {
    const { store, ports } = this;
    const isDropped = this.line.dropped();
    const found = ports.level(file);
    if (found === null)
      return { message: `This file is not a ${ports.words().start} that can be read.`, isCancelled: false };
    ports.flush();
    store.setState({ isOpening: true, opening: null });
    const answer = await ports.host.openSession({ level: found.id, actions });
    if (isDropped()) return null;
    store.setState({ isOpening: false, opening: null });
    this.hopeless = !answer.ok && answer.refusal.reason === "host-lost" ? store.getState().level : null;
    if (!answer.ok) return { message: answer.refusal.message, isCancelled: answer.refusal.reason === "cancelled" };
    const { session, level: id, debug, offers, names } = answer.value;
    const turns = sessionTurns(answer.value);
    const last = turns.length - 1;
    store.setState({
      ...NO_TURN,
      level: { session, file, id, debug, presentation: ports.presentation(), offers, names, print: found.print },
      turns,
      shown: clamp(shown ?? last, 0, last),
    });
    this.checkText();
    return null;
  }

  /** Opens the same level again with the actions played; says in a line, after the reason, what became of them. */
  async reopen(reason: string): Promise<boolean> {
    const { store } = this;
    const { level, turns, shown } = store.getState();
    if (level === null) return false;
    const actions = actionsOf(turns);
    const words = this.ports.words();
    const failed = await this.open(level.file, actions, shown);
    if (failed !== null) {
      const why = failed.isCancelled
        ? `playing its ${words.moves} again was cancelled.`
        : `the ${words.start} cannot be played as it is now: ${failed.message}`;
      // The turns stay, to be looked at; the next action tries again.
      store.setState({ notice: `${reason}, but ${why}` });
      return false;
    }
    const kept = store.getState().turns.length - 1;
    const became =
      kept === actions.length
        ? `play continues at ${words.move} ${store.getState().shown}.`
        : `${kept} of ${actions.length} ${words.moves} could be played again.`;
    store.setState({ notice: `${reason}; ${became}` });
    return true;
  }

  /** Opens a level again that was lost with its host, unless another host died over it, or it is open again. */
  async recover(lost: PlayState["level"], reason: string): Promise<void> {
    if (lost === null || lost === this.hopeless || this.store.getState().level !== lost) return;
    await this.reopen(reason);
  }

  /** Compares the pack's text with what is played; a level that could not be opened is tried again. */
  checkText(): void {
    this.hopeless = null;
    const { level, isStale } = this.store.getState();
    if (level === null) return this.tryChanged();
    const changed = this.ports.level(level.file)?.print !== level.print;
    // What was said of applying the text before is over.
    if (changed !== isStale) this.store.setState({ isStale: changed, notice: null });
  }

  /** Opens the level that could not be played, when its text has changed since and it is still to be played. */
  private tryChanged(): void {
    const { mode, failure } = this.store.getState();
    if (this.unopened === null || mode !== "play" || failure === null) return;
    const { file, actions, shown, print } = this.unopened;
    const now = this.ports.level(file)?.print;
    if (now === print) return;
    this.unopened = { ...this.unopened, print: now };
    this.startAnew();
    void this.line.run(async () => void (await this.openNew(file, actions, shown)));
  }
}
