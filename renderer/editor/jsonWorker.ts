// Monaco's worker for JSON: folding and growing selections.
import "monaco-editor/languages/features/json/json.worker";
