/** Questions that several forms ask, and their shorthand. */
import type { FormField } from '../../../generated/serving/schemas.ts';

type Extra = Omit<Partial<FormField>, 'name' | 'label' | 'type' | 'isRequired'>;

const lengths: Readonly<Record<FormField['type'], number>> = {
  text: 200,
  'long-text': 2000,
  email: 254,
  phone: 30,
  date: 10,
  money: 16,
  choice: 60,
  choices: 400,
  certification: 3,
  state: 2,
  zip: 10,
  'taxpayer-id': 11,
  office: 100,
  documents: 760,
};

/** A question that needs an answer. */
export function asked(name: string, label: string, type: FormField['type'] = 'text', extra: Extra = {}): FormField {
  return { name, label, type, isRequired: true, maxLength: lengths[type], ...extra };
}

/** A question that can stay without an answer. */
export function optional(name: string, label: string, type: FormField['type'] = 'text', extra: Extra = {}): FormField {
  return { ...asked(name, label, type, extra), isRequired: false };
}

/** A question with choices: `{ llc: 'Limited liability company' }`. */
export function choice(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  extra: Extra = {},
): FormField {
  return asked(name, label, 'choice', {
    ...extra,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  });
}

/** Street, city, state and ZIP code, whose names start with `prefix`. Their section says whose address it is. */
export function address(prefix: string): FormField[] {
  return [
    asked(`${prefix}Street`, 'Street and unit'),
    asked(`${prefix}City`, 'City'),
    asked(`${prefix}State`, 'State', 'state'),
    asked(`${prefix}Zip`, 'ZIP code', 'zip'),
  ];
}
