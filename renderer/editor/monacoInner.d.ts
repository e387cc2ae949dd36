// Parts of Monaco that its published types leave out, as far as this program uses them.

declare module "monaco-editor/platform/storage/common/storage.js" {
  import type { DisposableStore } from "monaco-editor/base/common/lifecycle.js";
  /** What Monaco's own parts remember; forgotten with the page. Scope 0 is the user's, whatever is open. */
  export class InMemoryStorageService {
    store(key: string, value: boolean, scope: 0, target: 0): void;
    getBoolean(key: string, scope: 0, fallback: boolean): boolean;
    onDidChangeValue(scope: 0, key: string, store: DisposableStore): (listener: () => void) => void;
  }
}

declare module "monaco-editor/base/common/lifecycle.js" {
  export class DisposableStore {
    dispose(): void;
  }
}

declare module "monaco-editor/editor/standalone/browser/standaloneServices.js" {
  export const StandaloneServices: {
    /** Begins Monaco with some of its parts replaced, by name; without effect once it has begun. */
    initialize(replaced: Readonly<Record<string, unknown>>): void;
  };
}
