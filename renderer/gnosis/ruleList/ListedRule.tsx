// A rule of the list: switched on and off, renamed, and shown in its text or in what became of it.
import { Code, Pencil, Plus } from "lucide-react";
import type { ReactElement } from "react";
import type { RuleFate } from "../../../shared/dialects/gnosis/presentation/ruleFates";
import { renameBeside } from "../../session/pack/renameBeside";
import { ROW_KEYS } from "../../session/pack/rowKeys";
import { reveal } from "../../session/pack/textPlaces";
import { setCursor } from "../../session/play/playCommands";
import { requestCommand, showPanel } from "../../session/window/shellPort";
import { ContextMenuItem } from "../../ui/ContextMenuItem";
import { NameField } from "../../ui/NameField";
import type { RowRename } from "../../ui/useRowRename";
import { shortNumbers } from "../console/shortNumbers";
import { writePlace } from "../state/writePlace";
import { ruleChoices } from "./ruleChoices";
import type { RuleRow } from "./ruleRows";

/** By the rules' ids; null while no event was published, so that no rule has one. */
export type Fates = ReadonlyMap<string, RuleFate> | null;

interface ListedRuleProps {
  readonly row: RuleRow;
  readonly showsCategory: boolean;
  readonly fates: Fates;
  readonly renaming: RowRename;
}

export function ListedRule({ row, showsCategory, fates, renaming }: ListedRuleProps): ReactElement {
  const fate = fates?.get(row.id) ?? null;
  const { id, order, isAssigned, category, isEnabled, place } = row;
  return (
    // A new rule takes the focus only once it is played: the console that opens anew would take it away.
    <li
      className="gw-listed-rule"
      data-row={order === null ? id : undefined}
      data-fate={fate === null ? "none" : fate.ran > 0 ? "ran" : "failed"}
    >
      <input
        type="checkbox"
        aria-label={`${id} is on`}
        checked={isEnabled}
        disabled={place === null}
        onChange={({ target }) => {
          if (place === null) return;
          // A rule is on unless the file says otherwise.
          writePlace({ ...place, steps: [...place.steps, "enabled"] }, target.checked ? undefined : false);
        }}
      />
      <span className="gw-rule-order" title={orderTitle(row)}>
        {order === null ? "new" : isAssigned ? `(${order})` : order}
      </span>
      {renaming.row === id && place !== null ? (
        <RuleName id={id} file={place.file} renaming={renaming} />
      ) : (
        <button
          type="button"
          className="gw-console-line"
          data-row={order === null ? undefined : id}
          onClick={() => (fate === null ? showInText(row) : setCursor(fate.record))}
          onKeyDown={(event) => {
            if (event.key !== ROW_KEYS.rename || place === null) return;
            event.preventDefault();
            event.stopPropagation();
            renaming.begin(id);
          }}
        >
          <strong>{id}</strong> {showsCategory ? <small>{category.toLowerCase()}</small> : null}
          {fates === null && order !== null ? null : <FateText text={order === null ? NOT_PLAYED : fateText(fate)} />}
        </button>
      )}
      {renaming.refused?.row === id ? (
        <p className="gw-field-error" role="alert">
          {renaming.refused.refusal}
        </p>
      ) : null}
    </li>
  );
}

interface RuleNameProps {
  readonly id: string;
  readonly file: string;
  readonly renaming: RowRename;
}

function RuleName({ id, file, renaming }: RuleNameProps): ReactElement {
  return (
    <NameField
      caption="Id"
      label="New id of this rule"
      title="The id that the pack's texts name the rule by; renaming updates them."
      before={id}
      rename={(next) => {
        const refusal = renameBeside(file, "rule", id, next);
        if (refusal !== null) return refusal;
        renaming.follow(next);
        // The list is of the rules that are played.
        requestCommand("debug.again");
        return null;
      }}
      onDone={renaming.onDone}
      onRefused={renaming.onRefused}
    />
  );
}

/** What can be done with a rule of the list, if one is meant that a text has, and beside the rules. */
export function RuleItems({ row, renaming }: { readonly row: RuleRow | undefined; readonly renaming: RowRename }) {
  return (
    <>
      {row === undefined || row.place === null ? null : (
        <>
          <ContextMenuItem
            icon={Pencil}
            title={`Rename "${row.id}"…`}
            keys={ROW_KEYS.rename}
            onChoose={() => renaming.begin(row.id)}
          />
          <ContextMenuItem icon={Code} title="Show in Text" onChoose={() => showInText(row)} />
        </>
      )}
      {ruleChoices().map(({ id, title, onChoose }) => (
        <ContextMenuItem key={id} icon={Plus} title={`New ${title}`} onChoose={onChoose} />
      ))}
    </>
  );
}

function showInText({ place }: RuleRow): void {
  if (place === null) return;
  reveal(place.file, place.at);
  showPanel("editor");
}

const NOT_PLAYED = "not played yet";

function orderTitle({ order, isAssigned }: RuleRow): string {
  if (order === null) return "Played once the changed text is applied";
  return isAssigned ? "Assigned in the order of registration" : "Its own executionOrder";
}

function FateText({ text }: { readonly text: string }): ReactElement {
  const short = shortNumbers(text);
  return (
    <span className="gw-rule-fate" title={short === text ? undefined : text}>
      {short}
    </span>
  );
}

function fateText(fate: RuleFate | null): string {
  if (fate === null) return "not matched";
  const times = fate.ran + fate.failed;
  return times > 1 ? `${fate.text} · ran ${fate.ran} of ${times} times` : fate.text;
}
