// Follows the ids of the pack's rules, so that a breakpoint stays with its rule when the rule is renamed, by the
// command or by typing. shared/pack/renamedRules decides what is certain.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import { type FollowedRules, followedRules, renamedRules } from "../../../shared/pack/names/renamedRules";
import { documents } from "../../documents/documents";
import { rulesIn } from "./ruleTexts";
import { breakpointStore, renameRuleBreakpoints } from "../run/breakpoints";

interface Followed {
  /** The rules of the text when it was looked at last. */
  readonly text: FollowedRules;
  /** The same, and those whose ids are gone and may come back under another. */
  readonly rules: FollowedRules;
}

/** Null while no breakpoint is on a rule. */
let followed: Followed | null = null;
let isDue = false;

/** Reads the files named in `changed` again; the others keep their known names. */
function rulesNow(known: FollowedRules, changed: ReadonlySet<string>): FollowedRules {
  return new Map(
    documents.paths().flatMap((path) => {
      const before = changed.has(path) ? undefined : known.get(path);
      const document = documents.get(path);
      const rules = before ?? (document === undefined ? [] : followedRules(document.tree(), rulesIn(document)));
      return rules.length === 0 ? [] : [[path, rules] as const];
    }),
  );
}

function hasRuleBreakpoints(): boolean {
  return breakpointStore.getState().breakpoints.some(({ on }) => on.kind === "rule");
}

/** Begins to follow with the first breakpoint on a rule. */
function follow(): void {
  if (!hasRuleBreakpoints()) {
    followed = null;
  } else if (followed === null) {
    const text = rulesNow(new Map(), new Set());
    followed = { text, rules: text };
  }
}

function compare(changed: ReadonlySet<string>): void {
  if (followed === null) return;
  const text = rulesNow(followed.text, changed);
  const told = renamedRules(followed.rules, text);
  followed = { text, rules: told.followed };
  if (told.renamed.size > 0) renameRuleBreakpoints(told.renamed);
}

/** Follows the text and the breakpoints, once, at start. */
export function connectRuleNames(): Disposable {
  const changed = new Set<string>();
  const due = (): void => {
    isDue = false;
    const paths = new Set(changed);
    changed.clear();
    compare(paths);
  };
  const subscriptions = [
    documents.onChange(({ kind, path }) => {
      if (followed === null || kind !== "text") return;
      changed.add(path);
      // A renaming changes several files at once: they are looked at when all of them are done.
      if (!isDue) queueMicrotask(due);
      isDue = true;
    }),
    disposable(breakpointStore.subscribe(follow)),
  ];
  follow();
  return disposable(() => disposeAll(subscriptions));
}
