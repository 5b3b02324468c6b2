/** What a contact of a matter would change in an entry of a form, field by field. */

/** A value for one field of an entry. */
export interface ProposedValue {
  /** The field's label: `First name`. */
  field: string;
  /** As the form shows it. */
  value: string;
  /** What the form holds now; empty if nothing was entered. */
  current: string;
  /** What to know before taking it: `Shortened to 100 characters`. */
  note?: string | undefined;
}

/** A value, and how an entry takes it. `Entry` is a party or a recipient. */
export interface Proposal<Entry> extends ProposedValue {
  apply: (entry: Entry) => Entry;
}

/** A field of a form that takes text. */
interface TextField<Entry> {
  field: string;
  /** The contact's value. */
  value: string | undefined;
  current: string | undefined;
  /** Characters that the field takes. */
  max: number;
  set: (entry: Entry, value: string) => Entry;
}

/** Proposes a text for a field, shortened to what the field takes. */
export function proposeText<Entry>({ field, value, current, max, set }: TextField<Entry>): Proposal<Entry> {
  const whole = value?.trim() ?? '';
  const fitting = whole.slice(0, max);
  return {
    field,
    value: fitting,
    current: current ?? '',
    note: fitting === whole ? undefined : `Shortened to ${max} characters`,
    apply: (entry) => set(entry, fitting),
  };
}

/** Proposals that would change something. */
export function changesOf<Value extends ProposedValue>(proposals: readonly Value[]): Value[] {
  return proposals.filter(({ value, current }) => value !== '' && value !== current.trim());
}

/** Tells whether a value is taken without asking: only into an empty field. */
export function isTakenByItself({ current }: Pick<ProposedValue, 'current'>): boolean {
  return current.trim() === '';
}

/** The entry with the proposals applied, in their order. */
export function applied<Entry>(entry: Entry, proposals: readonly Proposal<Entry>[]): Entry {
  return proposals.reduce((changed, { apply }) => apply(changed), entry);
}
