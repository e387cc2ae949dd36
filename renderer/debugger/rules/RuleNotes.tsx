// Notes on the rules: circles with the passes they need, rules that cannot be reached. Each opens its text.
import { Repeat, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import type { GraphRule, RuleCycle, RuleGraph } from "../../../shared/engine/explain/ruleGraph";
import { reveal } from "../../session/pack/textPlaces";
import { circleText, outOfReachText } from "./circleText";
import { ruleKey } from "./graphLayout";

export interface RuleNotesProps {
  readonly graph: RuleGraph;
  /** Told the rule's key while one points at it. */
  readonly onPoint: (key: string | null) => void;
}

export function RuleNotes({ graph, onPoint }: RuleNotesProps): ReactElement | null {
  const { rules, cycles, maxPasses } = graph;
  const never = rules.filter(({ pass }) => pass === null);
  const late = rules.filter(({ pass }) => pass !== null && pass > maxPasses);
  if (cycles.length + never.length + late.length === 0) return null;
  return (
    <aside className="gw-rule-notes" aria-label="Notes on the rules">
      {cycles.length === 0 ? null : <h4>Circles</h4>}
      {cycles.map((cycle) => (
        <Circle key={cycle.rules.join()} cycle={cycle} graph={graph} onPoint={onPoint} />
      ))}
      <Rules title="Never tried: nothing emits what they listen to" rules={never} onPoint={onPoint} />
      <Rules title={outOfReachText(graph)} rules={late} onPoint={onPoint} />
    </aside>
  );
}

interface CircleProps extends RuleNotesProps {
  readonly cycle: RuleCycle;
}

function Circle({ cycle, graph, onPoint }: CircleProps): ReactElement {
  const named = (id: string): GraphRule | undefined => graph.rules.find((rule) => rule.id === id);
  return (
    <div className="gw-rule-note">
      <Repeat size={13} aria-hidden />
      <div>
        {cycle.rules.map((id) => (
          <RuleLink key={id} rule={named(id)} onPoint={onPoint} />
        ))}
        <p>{circleText(cycle, graph)}</p>
      </div>
    </div>
  );
}

interface RulesProps {
  readonly title: string;
  readonly rules: readonly GraphRule[];
  readonly onPoint: (key: string | null) => void;
}

function Rules({ title, rules, onPoint }: RulesProps): ReactElement | null {
  if (rules.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      {rules.map((rule) => (
        <div key={ruleKey(rule)} className="gw-rule-note">
          <TriangleAlert size={13} aria-hidden />
          <div>
            <RuleLink rule={rule} onPoint={onPoint} />
            <small>{`on ${rule.on}`}</small>
          </div>
        </div>
      ))}
    </>
  );
}

interface LinkProps {
  readonly rule: GraphRule | undefined;
  readonly onPoint: (key: string | null) => void;
}

function RuleLink({ rule, onPoint }: LinkProps): ReactElement | null {
  if (rule === undefined) return null;
  const point = (): void => onPoint(ruleKey(rule));
  return (
    <button
      type="button"
      className="gw-why-go"
      onMouseEnter={point}
      onMouseLeave={() => onPoint(null)}
      onFocus={point}
      onBlur={() => onPoint(null)}
      onClick={() => reveal(rule.file, rule.at)}
    >
      {rule.id}
    </button>
  );
}
