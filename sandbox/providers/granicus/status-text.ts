import type { FilingStatus } from '../../generated/filing/schemas.ts';
import { usualStatusText } from '../usual-status-texts.ts';

/** The portal's words for a filing's way (filing variants, section 5). */
const texts: Partial<Record<FilingStatus, string>> = {
  submitted: 'Received by the portal',
  'under-review': 'Pending',
  accepted: 'Docketed',
  returned: 'Correction queue',
  rejected: 'Abandoned',
};

export const statusText = (status: FilingStatus): string => texts[status] ?? usualStatusText(status);
