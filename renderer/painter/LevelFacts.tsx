// The facts of a level: its title to edit; size, goals, conditions and variables, each leading to its text.
import { type ReactElement, useState } from "react";
import { type Json, type JsonObject, type JsonPointer, isJsonObject } from "../../shared/base/json";
import { memberEdits } from "../../shared/text/memberEdit";
import { reveal, usePackStore } from "../session/packStore";
import { Field, TextInput } from "../ui/Field";
import { Fact } from "./Fact";
import { GridActions } from "./GridActions";
import { conditionTexts } from "./conditionText";
import { type Easel, say } from "./painting";

export function LevelFacts({ easel, file }: { readonly easel: Easel; readonly file: string }): ReactElement {
  const level = easel.document.value();
  const own: JsonObject = isJsonObject(level) ? level : {};
  const id = typeof own["id"] === "string" ? own["id"] : file;
  const title = typeof own["title"] === "string" ? own["title"] : "";
  const path = usePackStore((state) => state.goldPaths[id]);
  const goals = conditionTexts(own["goals"]);
  const variables = Object.entries(easel.view.state.variables);
  const show = (pointer: JsonPointer) => () => reveal(file, pointer);
  return (
    <section aria-label="Level" className="gw-level-facts">
      <h3>Level</h3>
      <TextFact key={title} name="title" text={title} onChange={(value) => changeMember(easel, "title", value)} />
      <Fact name="id" text={id} onShow={show("/id")} />
      <Fact name="size" text={`${easel.view.width} × ${easel.view.height}`} onShow={show("/board/size")} />
      <GridActions easel={easel} />
      {goals.length === 0 ? <Fact name="goals" text="none" onShow={show("/goals")} /> : null}
      {goals.map((text, index) => (
        <Fact key={`goal ${index} ${text}`} name="goal" text={text} onShow={show(`/goals/${index}`)} />
      ))}
      {conditionTexts(own["loseConditions"]).map((text, index) => (
        <Fact key={`lose ${index} ${text}`} name="loses by" text={text} onShow={show(`/loseConditions/${index}`)} />
      ))}
      {variables.map(([name, value]) => (
        <Fact key={name} name={`variable ${name}`} text={JSON.stringify(value)} onShow={show("/state/variables")} />
      ))}
      {path === undefined ? null : (
        <Fact name="gold path" text={`${path.status}, ${path.moves} moves`} onShow={show("/solution")} />
      )}
    </section>
  );
}

function changeMember({ document }: Easel, name: string, value: Json): void {
  const tree = document.tree();
  if (tree.errors.length > 0) return say("The level's text has a syntax error. Mend it first.");
  document.apply(memberEdits(document.text(), tree, [name], value));
}

interface TextFactProps {
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function TextFact({ name, text, onChange }: TextFactProps): ReactElement {
  const [draft, setDraft] = useState(text);
  const commit = (): void => {
    if (draft !== text) onChange(draft);
  };
  return (
    <Field label={name} layout="row">
      {(control) => (
        <TextInput
          {...control}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
            if (event.key === "Escape") setDraft(text);
          }}
        />
      )}
    </Field>
  );
}
