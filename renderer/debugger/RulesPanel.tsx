// The rules of the pack by the pass in which each can fire first: who sets off whom, circles, and rules that nothing
// sets off. Shows what the host reads off the texts.
import { Repeat, Waypoints } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import type { GraphRule, RuleGraph } from "../../shared/engine/ruleGraph";
import { host } from "../bridge/host";
import { type PackState, reveal, usePackStore } from "../session/packStore";
import { EmptyState } from "../ui/EmptyState";
import { graphColumns, relationTo } from "./graphColumns";
import "./rules.css";

export function RulesPanel(): ReactElement {
  const graph = useRuleGraph();
  const [chosen, setChosen] = useState<string | null>(null);
  if (graph === null || graph.rules.length === 0) {
    return <EmptyState icon={Waypoints} title="No rules" text="The pack has no rules that could be shown." />;
  }
  const rule = graph.rules.find(({ id }) => id === chosen) ?? null;
  return (
    <section className="gw-rules" aria-label="Rules">
      {graphColumns(graph).map(({ title, rules, isTooDeep }) => (
        <div key={title} className="gw-rules-column" data-too-deep={isTooDeep ? true : undefined}>
          <h4>{title}</h4>
          {rules.map((each) => (
            <RuleCard key={`${each.file}#${each.at}`} graph={graph} rule={each} chosen={rule} choose={setChosen} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface CardProps {
  readonly graph: RuleGraph;
  readonly rule: GraphRule;
  readonly chosen: GraphRule | null;
  readonly choose: (id: string | null) => void;
}

/** A rule with what it hears and whom it sets off; to point at one marks the others it has to do with. */
function RuleCard({ graph, rule, chosen, choose }: CardProps): ReactElement {
  const systems = graph.events.find(({ type }) => type === rule.on)?.systems ?? [];
  return (
    <button
      type="button"
      className="gw-rules-card"
      data-relation={relationTo(chosen, rule)}
      onMouseEnter={() => choose(rule.id)}
      onMouseLeave={() => choose(null)}
      onFocus={() => choose(rule.id)}
      onBlur={() => choose(null)}
      onClick={() => reveal(rule.file, rule.at)}
    >
      <strong>{rule.id}</strong>
      <span>{`on ${rule.on}${systems.length === 0 ? "" : ` from ${systems.join(", ")}`}`}</span>
      {rule.setsOff.length === 0 ? null : <span>{`→ ${rule.setsOff.join(", ")}`}</span>}
      {rule.isInCycle ? (
        <span className="gw-rules-cycle">
          <Repeat size={12} aria-hidden /> can set itself off again
        </span>
      ) : null}
    </button>
  );
}

/** What the host read, and the findings of the same text. */
interface Known {
  readonly of: PackState["findings"];
  readonly graph: RuleGraph | null;
}

/** The graph of the pack as the host has it, with the rules of the level on the board. */
function useRuleGraph(): RuleGraph | null {
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
  return known?.graph ?? null;
}
