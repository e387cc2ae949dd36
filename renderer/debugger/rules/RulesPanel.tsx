// The rules of the pack and the events between them: a graph, and notes on it. The host reads both off the texts.
import { Waypoints } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import type { RuleGraph } from "../../../shared/engine/explain/ruleGraph";
import { host } from "../../bridge/host";
import { type PackState, usePackStore } from "../../session/pack/packStore";
import { EmptyState } from "../../ui/EmptyState";
import { AddRule } from "./AddRule";
import { RuleGraphView } from "./RuleGraphView";
import { RuleNotes } from "./RuleNotes";
import "./rules.css";

const NO_RULES = "The rules of the pack are drawn here: the events they listen to, and what they emit.";

export function RulesPanel(): ReactElement {
  const graph = useRuleGraph();
  const [pointed, setPointed] = useState<string | null>(null);
  // Nothing is offered yet: it would take the keys that the graph is to have.
  if (graph === undefined) return <section className="gw-rules" aria-label="Rules" aria-busy />;
  if (graph === null || graph.rules.length === 0) {
    return (
      <EmptyState icon={Waypoints} title="No rules" text={NO_RULES}>
        <AddRule />
      </EmptyState>
    );
  }
  return (
    <section className="gw-rules" aria-label="Rules">
      <div className="gw-rules-parts">
        <RuleGraphView graph={graph} pointed={pointed} onPoint={setPointed} />
        <RuleNotes graph={graph} onPoint={setPointed} />
      </div>
    </section>
  );
}

/** What the host read, and the findings of the same text. */
interface Known {
  readonly of: PackState["findings"];
  readonly graph: RuleGraph | null;
}

/**
 * Returns the graph of the pack as the host has it, with the rules of the level on the board. Undefined until the host
 * has answered; null where it has no answer.
 */
function useRuleGraph(): RuleGraph | null | undefined {
  const level = usePackStore((state) => state.activeLevelFile);
  // New findings tell that the host has read what changed.
  const findings = usePackStore((state) => state.findings);
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const told = await host.ruleGraph(level);
      if (isWanted) setKnown({ of: findings, graph: told });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [level, findings]);
  return known?.graph;
}
