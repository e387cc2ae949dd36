// Monaco's worker for JSON: completion, hover and outline from our schemas.
import "monaco-editor/languages/features/json/json.worker";
