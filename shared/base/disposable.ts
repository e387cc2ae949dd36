// Every subscription returns one of these; whoever subscribed disposes.

export interface Disposable {
  dispose(): void;
}

export function disposable(dispose: () => void): Disposable {
  return { dispose };
}

export function disposeAll(disposables: readonly Disposable[]): void {
  for (const each of disposables) each.dispose();
}
