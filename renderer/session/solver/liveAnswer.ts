// The answer to a question about the level in view, as it is shown. Pure.

export interface LiveAnswer<Answer> {
  /** The level that it is about; null: none. */
  readonly level: string | null;
  readonly answer: Answer | null;
  /** A newer one is being made. */
  readonly isWorking: boolean;
  /** The answer is about the level as it was before its last change. */
  readonly isFormer: boolean;
}

export const NOTHING_ASKED = { level: null, answer: null, isWorking: false, isFormer: false } as const;
