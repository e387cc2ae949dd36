// Records what is played as the solution of the level, from the turn on that is shown when it begins.
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { StateStore } from "../../state/windowStore";
import type { PlayPorts } from "./playSessionApi";
import { type PlayState, playedActions, shownTurn } from "./playState";
import type { ShownTurns } from "./shownTurns";

export class Recording {
  constructor(
    private readonly store: StateStore<PlayState>,
    private readonly ports: Pick<PlayPorts, "record">,
    private readonly turns: ShownTurns,
  ) {}

  /** `before`: moves that stay after what is recorded. `writes`: the solution is written at once. */
  begin(before: readonly GameAction[], writes: boolean): void {
    const { shown } = this.store.getState();
    this.store.setState({
      isRecording: true,
      recordedFrom: shown,
      hasRecorded: false,
      recordedBefore: before,
      isReplaying: false,
    });
    if (writes) this.write();
  }

  end(): void {
    this.store.setState({ isRecording: false, recordedBefore: [] });
  }

  /** Writes the moves up to the shown turn, and those that stay after them; does nothing while nothing is recorded. */
  write(): void {
    const state = this.store.getState();
    const { isRecording, level, recordedBefore, hasRecorded } = state;
    if (!isRecording || level === null) return;
    const end = recordedBefore.length > 0 ? undefined : shownTurn(state)?.after.state;
    this.ports.record(level.file, [...playedActions(state), ...recordedBefore], !hasRecorded, end ?? null);
    this.store.setState({ hasRecorded: true });
  }

  /** Shows the end of a turn, so that the solution ends with it; ignores a turn that does not exist. */
  endAt(turn: number): void {
    if (this.turns.show(turn)) this.write();
  }

  /** Takes back the last recorded move. Without one it returns false, and ends a recording that has written moves. */
  undo(): boolean {
    const { isRecording, shown, recordedFrom, hasRecorded } = this.store.getState();
    const isUndone = isRecording && shown > recordedFrom;
    if (isUndone) this.endAt(shown - 1);
    else if (hasRecorded) this.end();
    return isUndone;
  }

  /** Records the move again that was taken back last; returns false where there is none. */
  redo(): boolean {
    const { isRecording, shown, turns } = this.store.getState();
    const isRedone = isRecording && shown < turns.length - 1;
    if (isRedone) this.endAt(shown + 1);
    return isRedone;
  }
}
