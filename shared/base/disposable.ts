// What every subscription returns; the subscriber disposes of it.

export interface Disposable {
  dispose(): void;
}

export function disposable(dispose: () => void): Disposable {
  return { dispose };
}

export function disposeAll(disposables: readonly Disposable[]): void {
  for (const each of disposables) each.dispose();
}
