// The nodes and edges of a network: new ones, and those of the selected node.
import { type ReactElement, useState } from "react";
import {
  type NetworkEdge,
  addEdge,
  addNode,
  edgesOf,
  removeEdge,
  removeNode,
} from "../../../shared/dialects/gdl/text/paint/network";
import type { SourceFile } from "../../../shared/pack/packSource";
import type { TextEdit } from "../../../shared/text/edit";
import { applyFor } from "../../documents/history/changesElsewhere";
import { Button } from "../../ui/Button";
import { Field, Select, TextInput } from "../../ui/Field";
import { useTablePaint } from "./paintStore";
import type { TableTarget } from "./painting";

interface NetworkFieldsProps {
  readonly rules: SourceFile;
  readonly target: TableTarget;
  readonly node: string | null;
}

export function NetworkFields({ rules, target, node }: NetworkFieldsProps): ReactElement {
  const { index, board } = target;
  const names = index.board.kind === "network" ? [...index.board.nodes] : [];
  const change = (edits: readonly TextEdit[], step: string): void =>
    applyFor(target.shownFile, { name: step, edits: [{ file: rules.path, edits }] });
  const [name, setName] = useState("");
  const isFree = name !== "" && !names.includes(name);
  const add = (): void => {
    if (!isFree) return;
    change(addNode(rules, index, name, freePoint(board.geometry)), `Add node ${name}`);
    setName("");
  };
  return (
    <section aria-label="Network">
      <h4>Network</h4>
      <p>Drag nodes with the Arrange tool.</p>
      {node === null ? null : (
        <NodeEdges
          key={node}
          rules={rules}
          node={node}
          names={names}
          onChange={change}
          onRemove={() => {
            change(removeNode(rules, index, node), `Remove node ${node}`);
            useTablePaint.setState({ selection: [] });
          }}
        />
      )}
      <Field label="New node" layout="row">
        {(control) => (
          <TextInput
            {...control}
            value={name}
            onChange={({ target: { value } }) => setName(value)}
            onKeyDown={({ key }) => key === "Enter" && add()}
          />
        )}
      </Field>
      <div className="gw-inspector-actions">
        <Button disabled={!isFree} onClick={add}>
          Add node
        </Button>
      </div>
    </section>
  );
}

/** Below the others, at the left. */
function freePoint(geometry: TableTarget["board"]["geometry"]): readonly [number, number] {
  const at = geometry?.kind === "nodes" ? (geometry.at ?? []) : [];
  const left = Math.min(0, ...at.map(([x]) => x));
  const bottom = Math.max(0, ...at.map(([, y]) => y));
  return [left, bottom + 1.3];
}

interface NodeEdgesProps {
  readonly rules: SourceFile;
  readonly node: string;
  readonly names: readonly string[];
  readonly onChange: (edits: readonly TextEdit[], step: string) => void;
  readonly onRemove: () => void;
}

function NodeEdges({ rules, node, names, onChange, onRemove }: NodeEdgesProps): ReactElement {
  const edges = edgesOf(rules).filter(({ from, to }) => from === node || to === node);
  const others = names.filter((each) => each !== node);
  const [to, setTo] = useState(others[0] ?? "");
  const other = ({ from, to: end }: NetworkEdge): string => (from === node ? end : from);
  const join = (isSpecial: boolean): void => onChange(addEdge(rules, { from: node, to, isSpecial }), "Add edge");
  return (
    <>
      <ul className="gw-node-edges" aria-label={`Edges of ${node}`}>
        {edges.map((edge) => (
          <li key={`${edge.from} ${edge.to} ${edge.isSpecial}`}>
            <span>{edge.isSpecial ? `${other(edge)} (special)` : other(edge)}</span>
            <Button variant="quiet" onClick={() => onChange(removeEdge(rules, edge), "Remove edge")}>
              Remove edge
            </Button>
          </li>
        ))}
      </ul>
      <Field label="Join with" layout="row">
        {(control) => (
          <Select
            {...control}
            options={others.map((each) => ({ value: each, title: each }))}
            value={to}
            onChange={({ target: { value } }) => setTo(value)}
          />
        )}
      </Field>
      <div className="gw-inspector-actions">
        <Button disabled={to === ""} onClick={() => join(false)}>
          Add edge
        </Button>
        <Button disabled={to === ""} onClick={() => join(true)}>
          Add special edge
        </Button>
        <Button onClick={onRemove}>{`Remove ${node}`}</Button>
      </div>
    </>
  );
}
