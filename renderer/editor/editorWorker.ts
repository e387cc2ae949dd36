// Monaco's own worker: differences between texts, links, word ranges.
import "monaco-editor/editor/editor.worker";
