// A panel whose contents the language of the open pack has.
import { PanelsTopLeft } from "lucide-react";
import type { FunctionComponent, ReactElement } from "react";
import type { OwnPanelId } from "../../dialect/dialectPanels";
import { useDialectUi } from "../../dialect/openDialect";
import { EmptyState } from "../../ui/EmptyState";

/** Returns the panel's component. Shows that there is nothing while the pack's language has no such panel. */
export function ownPanel(id: OwnPanelId): FunctionComponent {
  return function OwnPanel(): ReactElement {
    const own = useDialectUi().ownPanels[id];
    if (own === undefined) return <EmptyState icon={PanelsTopLeft} title="Nothing to show for this pack" />;
    return <own.Content />;
  };
}
