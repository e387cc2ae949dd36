// Records what is played as the solution of the level, from the turn on that is shown when it begins.
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { StateStore } from "../../state/windowStore";
import type { PlayPorts } from "./playSessionApi";
import { type PlayState, playedActions, shownTurn } from "./playState";

export class Recording {
  constructor(
    private readonly store: StateStore<PlayState>,
    private readonly ports: Pick<PlayPorts, "record">,
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
}
