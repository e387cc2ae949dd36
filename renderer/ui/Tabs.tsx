// A row of tabs. What a tab shows is the caller's business.
import { Tabs as Base } from "@base-ui/react/tabs";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly icon?: LucideIcon;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>): ReactElement {
  return (
    <Base.Root value={value} onValueChange={(id: Id) => onChange(id)}>
      <Base.List className="gw-tabs" aria-label={label}>
        {tabs.map(({ id, title, icon: Icon }) => (
          <Base.Tab key={id} value={id} className="gw-tab">
            {Icon === undefined ? null : <Icon size={15} aria-hidden />}
            {title}
          </Base.Tab>
        ))}
      </Base.List>
    </Base.Root>
  );
}
