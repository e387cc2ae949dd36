// The payload of the event to be published, in the same editor as the files: JSON with colours and completion.
import { clamp } from "../../../shared/base/clamp";
import { Uri, editor } from "monaco-editor/editor";
import { type ReactElement, useEffect, useRef } from "react";
import { PAYLOAD_SCHEME } from "./payloadCompletion";
import { useConsoleDraft } from "./consoleDraft";

const OPTIONS = {
  ariaLabel: "Payload",
  automaticLayout: true,
  fontFamily: "var(--font-code)",
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  lineNumbers: "off",
  folding: false,
  glyphMargin: false,
  lineDecorationsWidth: 6,
  scrollBeyondLastLine: false,
  wordWrap: "on",
  overviewRulerLanes: 0,
  overviewRulerBorder: false,
  renderLineHighlight: "none",
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  wordBasedSuggestions: "off",
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false },
  tabSize: 2,
  // The form is walked by keys: Tab leads on.
  tabFocusMode: true,
  fixedOverflowWidgets: true,
  padding: { top: 4, bottom: 4 },
} as const satisfies editor.IStandaloneEditorConstructionOptions;

/** How many models were made: one may be made before that of another console is gone. */
let made = 0;

/** Pixels: three lines, and twelve. */
const LEAST = 68;
const MOST = 250;

export interface PayloadEditorProps {
  /** Ctrl+Enter was pressed. */
  readonly onPublish: () => void;
}

export function PayloadEditor({ onPublish }: PayloadEditorProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const publish = useRef(onPublish);
  useEffect(() => {
    publish.current = onPublish;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const model = editor.createModel(
      useConsoleDraft.getState().payload,
      "json",
      Uri.parse(`${PAYLOAD_SCHEME}:/payload-${++made}.json`),
    );
    // The list of suggestions reaches beyond the form, and is placed in the window: the form scrolls and is a container.
    const overflowWidgetsDomNode = document.createElement("div");
    overflowWidgetsDomNode.className = "monaco-editor gw-payload-widgets";
    document.body.append(overflowWidgetsDomNode);
    const code = editor.create(element, { ...OPTIONS, model, overflowWidgetsDomNode });
    const fit = (): void => {
      element.style.height = `${clamp(code.getContentHeight(), LEAST, MOST)}px`;
    };
    fit();
    const parts = [
      code.onDidContentSizeChange(fit),
      model.onDidChangeContent(() => useConsoleDraft.setState({ payload: model.getValue() })),
      code.onKeyDown((event) => {
        if (event.browserEvent.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        publish.current();
      }),
      code,
      model,
    ];
    const unsubscribe = useConsoleDraft.subscribe(({ payload }) => {
      if (payload !== model.getValue()) model.setValue(payload);
    });
    return () => {
      unsubscribe();
      parts.forEach((part) => part.dispose());
      overflowWidgetsDomNode.remove();
    };
  }, []);
  return (
    <div
      ref={place}
      className="gw-input gw-console-payload monaco-component"
      data-payload
      data-own-keys="CmdOrCtrl+Enter"
    />
  );
}
