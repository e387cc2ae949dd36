// Panels whose features are mounted here.
import { Construction } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "../ui/EmptyState";

function Later({ what }: { what: string }): ReactElement {
  return <EmptyState icon={Construction} title={what} />;
}
export function PalettePanel(): ReactElement {
  return <Later what="Entities" />;
}
export function LayersPanel(): ReactElement {
  return <Later what="Layers" />;
}
export function InspectorPanel(): ReactElement {
  return <Later what="Inspector" />;
}
export function TurnPanel(): ReactElement {
  return <Later what="Turn" />;
}
export function SolutionPanel(): ReactElement {
  return <Later what="Solution" />;
}
