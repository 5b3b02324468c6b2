import { type CourtRules, readCourtRules } from '../../services/filing/submission/court-rules.ts';
import type { Provider } from '../provider.ts';
import { usualClerk } from '../usual-clerk.ts';
import { usualRecipients } from '../usual-recipients.ts';
import { usualRecords } from '../usual-records.ts';
import { checkContent } from './check.ts';
import { facts } from './facts.ts';
import { priceContent } from './price.ts';
import { words } from './words.ts';

export const provider: Provider<CourtRules> = {
  ...facts,
  tables: readCourtRules,
  check: checkContent,
  price: priceContent,
  words,
  recipients: usualRecipients,
  ...usualRecords,
  ...usualClerk,
};
