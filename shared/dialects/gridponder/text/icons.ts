/** The icons that a display may name; any other is drawn as a neutral mark (files.md, display). */
export const ICONS: readonly string[] = ["blur_on", "star", "flag"];
