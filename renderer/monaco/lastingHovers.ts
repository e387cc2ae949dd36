// Hovers of buttons and rows in Monaco's own widgets. Each editor that is made brings the way they are made along, and
// takes it away when it goes: then menus stay empty. Here it is Monaco's own, which lasts as long as the page.
import { setHoverDelegateFactory } from "monaco-editor/base/browser/ui/hover/hoverDelegateFactory.js";
import { editor } from "monaco-editor/editor";
import { StandaloneServices } from "monaco-editor/editor/standalone/browser/standaloneServices.js";
import { WorkbenchHoverDelegate } from "monaco-editor/platform/hover/browser/hover.js";
import { IInstantiationService } from "monaco-editor/platform/instantiation/common/instantiation.js";

/** To be called once, before the first editor. */
export function keepHovers(): void {
  const keep = (): void =>
    setHoverDelegateFactory((placement, isInstant) =>
      StandaloneServices.get(IInstantiationService).createInstance(
        WorkbenchHoverDelegate,
        placement,
        { instantHover: isInstant },
        {},
      ),
    );
  // An editor is announced before it is complete.
  editor.onDidCreateEditor(() => queueMicrotask(keep));
}
