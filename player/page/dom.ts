// Makes elements of the page. Words of a pack become text, never markup.

/** Attributes by name: a true one stands without a value, one that is false or null is left out. */
type Attributes = Readonly<Record<string, string | boolean | null>>;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export interface ButtonLook {
  readonly isPrimary?: boolean;
  /** The key that does the same. */
  readonly key?: string | null;
}

/** A button that does something when it is pressed. */
export function button(label: string, act: () => void, { isPrimary, key }: ButtonLook = {}): HTMLButtonElement {
  const made = element(
    "button",
    { type: "button", class: isPrimary === true ? "page-button page-button-primary" : "page-button" },
    label,
    key === undefined || key === null ? null : element("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
  );
  made.addEventListener("click", act);
  return made;
}
