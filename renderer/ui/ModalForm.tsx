// The form in a dialog: fields, and a foot with the button that Enter presses too.
import type { ReactElement, ReactNode } from "react";
import { Button } from "./Button";
import { ModalButtons } from "./Modal";

export interface ModalFormProps {
  /** What its button does, in words. */
  readonly action: string;
  /** Whether it can be done: everything that it needs is filled in. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** What is in the foot before Cancel. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function ModalForm({ action, isReady, onSubmit, onCancel, beside, children }: ModalFormProps): ReactElement {
  return (
    <form
      className="gw-dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit();
      }}
    >
      {children}
      <ModalButtons>
        {beside}
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!isReady}
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {action}
        </Button>
        <input type="submit" hidden />
      </ModalButtons>
    </form>
  );
}
