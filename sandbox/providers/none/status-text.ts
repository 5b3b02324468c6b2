import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { usualStatusText } from '../usual-status-texts.ts';

/** The way of documents on paper (filing variants, section 4). */
const texts: Partial<Record<FilingStatus, string>> = {
  submitting: 'Printing',
  submitted: 'Printing',
  receipted: 'With the courier',
  'under-review': 'At the court',
  accepted: 'Filed',
};

export const statusText = (status: FilingStatus): string => texts[status] ?? usualStatusText(status);
