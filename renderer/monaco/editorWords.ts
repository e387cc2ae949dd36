// Words of Monaco's that it reads once, when its features are loaded. To be imported before them.
import { QuickCommandNLS } from "monaco-editor/editor/common/standaloneStrings.js";

// The window has a command palette of its own; this list is about the text alone.
QuickCommandNLS.quickCommandActionLabel = "All Text Commands…";
