// Keeps what is typed into the Mutate panel while other levels and panels are shown.
import { perPackStore } from "../../state/windowStore";
import { FIRST_FORM, type KeptForm, type MutateForm, formFor, withForm } from "./mutateForm";

const useKeptForm = perPackStore<KeptForm>(() => ({ form: FIRST_FORM, locked: new Map() }));

/** Returns the form as it stands for a level. */
export function useMutateForm(level: string): MutateForm {
  return formFor(useKeptForm(), level);
}

/** Keeps the form as it was changed while a level is in view. */
export function keepMutateForm(level: string, form: MutateForm): void {
  useKeptForm.setState((kept) => withForm(kept, level, form));
}
