// A value as a tree whose leaves are typed over, and whose members can be added and taken away. Knows no document:
// reports each change with its place.
import { Plus, X } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../shared/base/json";
import { type Result, done, refused } from "../../../shared/base/result";
import type { JsonPath } from "../../../shared/text/memberEdit";
import { IconButton } from "../../ui/Button";
import { useDraft } from "../../ui/useDraft";

export interface JsonEditorProps {
  readonly name: string;
  readonly value: Json;
  /** Its place in the tree. */
  readonly steps: JsonPath;
  /** Undefined takes the value away. */
  readonly onChange: (steps: JsonPath, value: Json | undefined) => void;
}

/** Deeper or longer lists and objects are folded at first. */
const OPEN_DEPTH = 4;
const OPEN_LENGTH = 50;
/** So many members are shown at once; more when asked for. */
const A_PAGE = 100;

export function JsonEditor(props: JsonEditorProps): ReactElement {
  const { value } = props;
  if (isJsonList(value) || isJsonObject(value)) return <Members {...props} value={value} />;
  return <Leaf {...props} />;
}

interface MembersProps extends JsonEditorProps {
  readonly value: readonly Json[] | JsonObject;
}

/** Members are made when they are unfolded: a state may hold very many. */
function Members({ name, value, steps, onChange }: MembersProps): ReactElement {
  const [shown, setShown] = useState(A_PAGE);
  const isList = isJsonList(value);
  const members: readonly (readonly [string | number, Json])[] = isList
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  const [isOpen, setOpen] = useState(
    steps.length === 0 || (steps.length < OPEN_DEPTH && members.length <= OPEN_LENGTH),
  );
  const page = isOpen ? members.slice(0, shown) : [];
  return (
    <details className="gw-json" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="gw-json-name">
        {name} <small>{isList ? `[${members.length}]` : `{${members.length}}`}</small>
        {steps.length === 0 ? null : <Remove name={name} onRemove={() => onChange(steps, undefined)} />}
      </summary>
      {page.map(([member, inner]) => (
        <JsonEditor key={member} name={`${member}`} value={inner} steps={[...steps, member]} onChange={onChange} />
      ))}
      {isOpen && members.length > shown ? (
        <button type="button" className="gw-json-add" onClick={() => setShown(shown + A_PAGE)}>
          {`Show ${Math.min(A_PAGE, members.length - shown)} of ${members.length - shown} more`}
        </button>
      ) : null}
      {isList ? (
        <button type="button" className="gw-json-add" onClick={() => onChange(steps, [...value, null])}>
          <Plus size={12} aria-hidden /> item
        </button>
      ) : (
        <NewMember names={Object.keys(value)} onAdd={(member) => onChange([...steps, member], null)} />
      )}
    </details>
  );
}

/** Returns the JSON that is typed; a word without quotes is the text that it says. */
function readLeaf(text: string): Result<Json, string> {
  const typed = text.trim();
  if (typed === "") return refused("Type a value: text, a number, true, false, null, a list or an object.");
  try {
    return done(JSON.parse(typed) as Json);
  } catch {
    return /^["[{]/.test(typed) ? refused("This is not valid JSON.") : done(typed);
  }
}

function Leaf({ name, value, steps, onChange }: JsonEditorProps): ReactElement {
  const draft = useDraft(JSON.stringify(value), readLeaf, (next) => onChange(steps, next));
  return (
    <div className="gw-json-leaf gw-json-edited">
      <span className="gw-json-name" title={name}>
        {name}
      </span>
      <span className="gw-json-value">
        <input
          type="text"
          className="gw-input"
          aria-label={steps.join(".")}
          aria-invalid={draft.refusal !== undefined}
          title={draft.refusal}
          spellCheck={false}
          {...draft.props}
        />
        <Remove name={name} onRemove={() => onChange(steps, undefined)} />
      </span>
    </div>
  );
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }): ReactElement {
  return <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />;
}

interface NewMemberProps {
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}

function NewMember({ names, onAdd }: NewMemberProps): ReactElement {
  const [isTyping, setTyping] = useState(false);
  const [name, setName] = useState("");
  const add = (): void => {
    const typed = name.trim();
    if (typed !== "" && !names.includes(typed)) onAdd(typed);
    setName("");
    setTyping(false);
  };
  if (!isTyping) {
    return (
      <button type="button" className="gw-json-add" onClick={() => setTyping(true)}>
        <Plus size={12} aria-hidden /> member
      </button>
    );
  }
  return (
    <input
      type="text"
      className="gw-input gw-json-new"
      aria-label="Name of the new member"
      // The button that was there has brought the focus here.
      ref={(input) => input?.focus()}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={add}
      onKeyDown={({ key }) => {
        if (key === "Enter") add();
        if (key === "Escape") setTyping(false);
      }}
    />
  );
}
