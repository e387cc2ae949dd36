// The form of a kind in the inspector, with the focus where one writes next; Escape or its button leads back.
import { type ReactElement, useEffect, useRef } from "react";
import { usePackStore } from "../../../session/pack/packStore";
import { KindForm } from "../palette/KindForm";
import { requestKind } from "../palette/kindRequest";
import { usePaintStore } from "../paintStore";
import { inspectKind, leaveKind, useInspected } from "./inspected";

export function InspectedKind({ kind }: { readonly kind: string }): ReactElement {
  const focus = useInspected((state) => state.focus);
  const form = useInspected((state) => state.form);
  const pack = usePackStore((state) => state.listing?.id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === null) return;
    place.current?.querySelector<HTMLElement>(placeOf(focus))?.focus();
    if (focus === "kind") place.current?.querySelector<HTMLInputElement>(placeOf(focus))?.select();
    useInspected.setState({ focus: null });
  }, [focus]);
  // A kind that is chosen to be painted is the one that is edited next.
  useEffect(
    () =>
      usePaintStore.subscribe(({ entity }, before) => {
        if (entity !== null && entity.kind !== before.entity?.kind) inspectKind(entity.kind, null);
      }),
    [],
  );
  const back = (): void => {
    leaveKind();
    // The palette shows it still: where one came from.
    document.querySelector<HTMLElement>(`.gw-palette-kind[data-kind="${CSS.escape(kind)}"]`)?.focus();
  };
  useEffect(() => {
    // On the document: after the fields, which keep the event to themselves where they have a use for it. A tooltip that
    // closes meanwhile has prevented the default, and is no use.
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && event.target instanceof Node && place.current?.contains(event.target) === true)
        back();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  });
  return (
    <div className="gw-inspected-kind" ref={place} key={`${pack} ${form}`}>
      <KindForm
        kind={kind}
        onBack={back}
        onDuplicate={() => requestKind({ do: "new", from: kind })}
        onDelete={() => requestKind({ do: "delete", kind })}
      />
    </div>
  );
}

/** Returns the selector of what gets the focus in the form: its first button, its name or a field. */
function placeOf(focus: string): string {
  if (focus === "") return "button";
  return focus === "kind" ? "[data-name]" : `[data-field="${CSS.escape(focus)}"] input`;
}
