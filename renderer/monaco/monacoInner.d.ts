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
    /** One of its parts, by the token that names it. */
    get<Part>(token: Readonly<Record<"part", Part>>): Part;
  };
}

declare module "monaco-editor/editor/common/languages/language.js" {
  import type { CountingEmitter } from "monaco-editor/base/common/event.js";
  /** The token of the part that knows the languages. Only the type says `part`. */
  export const ILanguageService: Readonly<Record<"part", { readonly _onDidChange: CountingEmitter }>>;
}

declare module "monaco-editor/editor/common/languages/languageConfigurationRegistry.js" {
  import type { CountingEmitter } from "monaco-editor/base/common/event.js";
  /** The token of the part that knows how brackets, comments and indents of languages are written. */
  export const ILanguageConfigurationService: Readonly<Record<"part", LanguageConfigurations>>;
  export interface LanguageConfigurations {
    readonly onDidChangeEmitter: CountingEmitter;
    getLanguageConfiguration(languageId: string): object;
  }
}

declare module "monaco-editor/base/common/event.js" {
  /** An emitter that warns of a leak from this number of listeners on. */
  export interface CountingEmitter {
    _leakWarningThreshold: number | undefined;
  }
}

declare module "monaco-editor/platform/instantiation/common/instantiation.js" {
  /** The token of the part that makes others, with all that they ask for. Only the type says `part`. */
  export const IInstantiationService: Readonly<Record<"part", { createInstance: typeof createInstance }>>;
  function createInstance<Made, Given extends readonly unknown[]>(
    made: new (...given: Given) => Made,
    ...given: Given
  ): Made;
}

declare module "monaco-editor/platform/hover/browser/hover.js" {
  import type { HoverPlacement } from "monaco-editor/base/browser/ui/hover/hoverDelegateFactory.js";
  /** Shows the hovers of a widget's buttons and rows. Its creator provides everything else it needs. */
  export class WorkbenchHoverDelegate {
    constructor(placement: HoverPlacement, options: { readonly instantHover: boolean }, others: object);
    dispose(): void;
  }
}

declare module "monaco-editor/base/browser/ui/hover/hoverDelegateFactory.js" {
  export type HoverPlacement = "mouse" | "element";
  /** How such hovers are made from now on. */
  export function setHoverDelegateFactory(
    make: (placement: HoverPlacement, isInstant: boolean) => { dispose(): void },
  ): void;
}

declare module "monaco-editor/editor/browser/editorDom.js" {
  /** An element as far as a press needs it. */
  export interface PressedElement {
    readonly ownerDocument: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  }
  /** Follows the pointer of a press, and the keys that end it. */
  export class GlobalEditorPointerMoveMonitor {
    constructor(text: PressedElement);
    /** Absent before the first press. */
    readonly _keydownListener: { dispose(): void } | null;
    startMonitoring(
      text: PressedElement,
      pointerId: number,
      buttons: number,
      onMove: () => void,
      onStop: () => void,
    ): void;
    stopMonitoring(): void;
    dispose: (this: GlobalEditorPointerMoveMonitor) => void;
  }
}

declare module "monaco-editor/editor/common/services/model.js" {
  import type { Uri } from "monaco-editor/editor";
  /** The token of the part that has all texts. Only the type says `part`. */
  export const IModelService: Readonly<
    Record<"part", { onModelRemoved(listener: (model: { readonly uri: Uri }) => void): void }>
  >;
}

declare module "monaco-editor/platform/undoRedo/common/undoRedo.js" {
  import type { UndoRedoService } from "monaco-editor/platform/undoRedo/common/undoRedoService.js";
  /** The token of the part that keeps the steps of undo. Only the type says `part`. */
  export const IUndoRedoService: Readonly<Record<"part", UndoRedoService>>;
}

declare module "monaco-editor/platform/undoRedo/common/undoRedoService.js" {
  import type { Uri } from "monaco-editor/editor";
  /** A step of undo in one text. */
  export interface UndoStep {
    readonly type: 0;
    readonly resource: Uri;
    readonly label: string;
    readonly code: string;
    undo(): void;
    redo(): void;
  }
  /** Keeps the steps of undo of all texts. */
  export class UndoRedoService {
    constructor(dialogs: object, notifications: object);
    pushElement(step: UndoStep): void;
    undo(uri: Uri): void;
    createSnapshot(uri: Uri): object;
    /** Forgets the steps made since. */
    restoreSnapshot(snapshot: object): void;
    removeElements(uri: Uri): void;
    getElements(uri: Uri): Readonly<Record<"past" | "future", readonly UndoStep[]>>;
  }
}

declare module "monaco-editor/base/common/uri.js" {
  export { Uri as URI } from "monaco-editor/editor";
}

declare module "monaco-editor/languages/features/json/tokenization.js" {
  import type { languages } from "monaco-editor/editor";
  export function createTokenizationSupport(supportsComments: boolean): languages.TokensProvider;
}

declare module "monaco-editor/editor/contrib/codeAction/browser/codeActionController.js" {
  /** Asks for fixes at the cursor of one editor, and shows them. */
  export class CodeActionController {
    /** `message`: said where there are none. */
    manualTriggerAtCurrentPosition: (this: CodeActionController, message: string, ...rest: readonly unknown[]) => void;
  }
}

declare module "monaco-editor/editor/contrib/codeAction/browser/lightBulbWidget.js" {
  /** The light bulb of one editor. */
  export class LightBulbWidget {
    /** The key that asks for fixes, as it is shown; undefined where there is none. */
    readonly _quickFixKbLabel: { get(): string | undefined };
    /** `info`: what the bulb shows; undefined where it is hidden. */
    _updateLightBulbTitleAndIcon: (this: LightBulbWidget, info: { readonly title: string } | undefined) => void;
  }
}

declare module "monaco-editor/editor/common/standaloneStrings.js" {
  export const QuickCommandNLS: { quickCommandActionLabel: string };
}

declare module "monaco-editor/editor/browser/editorExtensions.js" {
  export const EditorExtensionsRegistry: {
    /** The list itself, from which each editor takes its actions when it is made. */
    getEditorActions(): { readonly id: string }[];
  };
}

declare module "monaco-editor/editor/standalone/browser/quickAccess/standaloneCommandsQuickAccess.js" {
  /** Opens the list of all commands, whatever its name says. */
  export const GotoLineAction: { readonly ID: string };
}

declare module "monaco-editor/platform/layout/browser/layoutService.js" {
  /** The token of the part that says where menus are drawn. Only the type says `part`. */
  export const ILayoutService: Readonly<
    Record<"part", { readonly activeContainer: HTMLElement; getContainer: () => HTMLElement }>
  >;
}

declare module "monaco-editor/editor/browser/services/codeEditorService.js" {
  /** The token of the part that knows all editors. Only the type says `part`. */
  export const ICodeEditorService: Readonly<
    Record<
      "part",
      {
        /** Undefined where the editor shares the place of its lists. */
        getFocusedCodeEditor(): { getOverflowWidgetsDomNode(): HTMLElement | undefined } | null;
      }
    >
  >;
}
