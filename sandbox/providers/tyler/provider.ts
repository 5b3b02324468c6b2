import { readCourtRules } from '../../services/filing/submission/court-rules.ts';
import type { Provider } from '../provider.ts';
import { usualClerk } from '../usual-clerk.ts';
import { checkContent } from './check.ts';
import { facts } from './facts.ts';
import { priceContent } from './price.ts';

export const provider: Provider = {
  ...facts,
  tables: readCourtRules,
  check: checkContent,
  price: priceContent,
  ...usualClerk,
};
