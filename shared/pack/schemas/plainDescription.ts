// Descriptions of schemas are Markdown, for the hover help of texts. Forms, menus and tooltips show plain text.

/** Returns a description without the marks of code; empty for none. */
export function plainDescription(description: string | undefined): string {
  return description?.replaceAll("`", "") ?? "";
}
