// Which inputs of an entity mean an action already: of several actions with the same input the first counts (gdl.md, A8).
// A later one that is chainable counts, too, where the first is not: but only if the move goes on after it.

/** Empty at first; `begin` empties it again. */
export class TakenInputs {
  /** The number of the entity's turn, and by target that of the turn in which it was taken: nothing is ever cleared. */
  private turn = 0;
  private readonly targets: Int32Array;
  private readonly targetsToGoOn: Int32Array;
  /** Inputs with params. */
  private readonly inputs = new Set<string>();
  private readonly inputsToGoOn = new Set<string>();

  /** `targets`: how many places of targets there are. */
  constructor(targets: number) {
    this.targets = new Int32Array(targets);
    this.targetsToGoOn = new Int32Array(targets);
  }

  /** Begins with another entity. */
  begin(): void {
    this.turn += 1;
    // Clearing makes a new table, even of an empty set.
    if (this.inputs.size > 0) this.inputs.clear();
    if (this.inputsToGoOn.size > 0) this.inputsToGoOn.clear();
  }

  /** Returns whether an action to a target would never be meant. */
  hidesTarget(place: number, isChainable: boolean): boolean {
    const { turn } = this;
    return this.targets[place] === turn && (!isChainable || this.targetsToGoOn[place] === turn);
  }

  /** Takes the input of an action to a target. Returns whether it was taken before: then the move must go on. */
  takeTarget(place: number, isChainable: boolean): boolean {
    const wasTaken = this.targets[place] === this.turn;
    this.targets[place] = this.turn;
    if (isChainable) this.targetsToGoOn[place] = this.turn;
    return wasTaken;
  }

  /** Returns whether an action with an input would never be meant. */
  hidesInput(input: string, isChainable: boolean): boolean {
    return this.inputs.has(input) && (!isChainable || this.inputsToGoOn.has(input));
  }

  /** Takes an input. Returns whether it was taken before: then the move must go on. */
  takeInput(input: string, isChainable: boolean): boolean {
    const wasTaken = this.inputs.has(input);
    this.inputs.add(input);
    if (isChainable) this.inputsToGoOn.add(input);
    return wasTaken;
  }
}
