// Actions that are not moves of the board: buttons of the game, and lists to choose from for those with other params.
import { type ReactElement, useState } from "react";
import { defined } from "../../../shared/base/defined";
import type { Json } from "../../../shared/base/json";
import type { ActionOffer } from "../../../shared/engine/playableLevel";
import { valueText } from "../../../shared/dialects/gridponder/presentation/valueText";
import { act } from "../../session/play/playCommands";
import { Button } from "../../ui/Button";
import { Field, Select, TextInput } from "../../ui/Field";
import { chosenValue } from "../controls/chosenValue";
import { type Controls, wordsOf } from "../controls/controls";

export function ActionButtons({ controls }: { readonly controls: Controls }): ReactElement | null {
  if (controls.buttons.length === 0 && controls.others.length === 0) return null;
  return (
    <fieldset className="gw-actions" aria-label="Actions">
      {controls.buttons.map(({ id, label, action, key }) => (
        <Button key={id} onClick={() => void act(action)}>
          {label}
          {key === null ? null : <kbd>{key.toUpperCase()}</kbd>}
        </Button>
      ))}
      {controls.others.map((offer) => (
        <ActionForm key={offer.id} offer={offer} />
      ))}
    </fieldset>
  );
}

function ActionForm({ offer }: { readonly offer: ActionOffer }): ReactElement {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const names = Object.keys(offer.params);
  const play = (): void => {
    const params = names.map((name) => [name, chosenValue(offer, name, texts[name])] as const);
    void act({ ...(Object.fromEntries(params) as Record<string, Json>), action: offer.id });
  };
  return (
    <form
      className="gw-action-form"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      {names.map((name) => (
        <Field key={name} label={wordsOf(name)}>
          {(control) => {
            const { values, type } = defined(offer.params[name]);
            const change = (text: string): void => setTexts({ ...texts, [name]: text });
            if (values === null) {
              const hint = type === "position" ? "x, y" : type;
              const text = texts[name] ?? "";
              return (
                <TextInput
                  {...control}
                  value={text}
                  placeholder={hint}
                  onChange={(event) => change(event.target.value)}
                />
              );
            }
            const options = values.map((value, index) => ({ value: String(index), title: valueText(value) }));
            return (
              <Select
                {...control}
                options={options}
                value={texts[name] ?? "0"}
                onChange={(event) => change(event.target.value)}
              />
            );
          }}
        </Field>
      ))}
      <Button onClick={play}>{wordsOf(offer.id)}</Button>
    </form>
  );
}
