// Which rows the list of a field shows for what is typed, best first. Pure.

export interface PickerOffer {
  readonly name: string;
  /** A few words beside it; "" for none. */
  readonly detail: string;
}

export interface PickerRow extends PickerOffer {
  /** What is typed, as a name that nothing has yet. */
  readonly isNew: boolean;
}

/**
 * Returns each name once: all offers while nothing is typed (null); else those that fit, and where `canBeNew` what is
 * typed as the last one.
 */
export function pickerRows(
  offers: readonly PickerOffer[],
  typed: string | null,
  canBeNew: boolean,
): readonly PickerRow[] {
  const row = (offer: PickerOffer): PickerRow => ({ ...offer, isNew: false });
  const once = offers.filter(({ name }, at) => offers.findIndex((other) => other.name === name) === at);
  if (typed === null) return once.map(row);
  const name = typed.trim();
  const fitting = once.filter((offer) => fits(offer, name));
  const sorted = fitting.toSorted((one, other) => rank(one, name) - rank(other, name)).map(row);
  if (!canBeNew || name === "" || fitting.some((offer) => offer.name === name)) return sorted;
  return [...sorted, { name, detail: "", isNew: true }];
}

/** Returns whether a name may stand without a choice from the list: it is offered, or nothing else is. */
export function isPlainly(rows: readonly PickerRow[], typed: string): boolean {
  const name = typed.trim();
  return name === "" || rows[0]?.name === name || rows.every(({ isNew }) => isNew);
}

function fits(offer: PickerOffer, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${offer.name} ${offer.detail}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The name itself, then what begins with what is typed, then what has it. */
function rank({ name }: PickerOffer, query: string): number {
  const [own, wanted] = [name.toLowerCase(), query.toLowerCase()];
  if (name === query) return 0;
  if (own === wanted) return 1;
  if (own.startsWith(wanted)) return 2;
  return own.includes(wanted) ? 3 : 4;
}
