/** The firm's attorneys as options of a combobox, told apart by their bar numbers. */
import type { Attorney } from '@/api/generated/filing/model';

interface Choice {
  value: string;
  label: string;
  description: string;
}

export function attorneyOptions(attorneys: readonly Attorney[]): Choice[] {
  return attorneys.map(({ attorneyId, firstName, middleName, lastName, barNumber }) => ({
    value: attorneyId,
    label: [firstName, middleName, lastName].filter(Boolean).join(' '),
    description: `Bar number ${barNumber}`,
  }));
}
