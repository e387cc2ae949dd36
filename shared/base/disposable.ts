// What every subscription returns; the subscriber disposes of it.

export interface Disposable {
  dispose(): void;
}

/** Makes a disposable of a function, which runs each time it is disposed of. */
export function disposable(dispose: () => void): Disposable {
  return { dispose };
}

/** Disposes of all, in order. Throws what the first failing one throws, and leaves those after it. */
export function disposeAll(disposables: readonly Disposable[]): void {
  for (const each of disposables) each.dispose();
}
