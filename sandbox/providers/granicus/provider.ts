import type { Provider } from '../provider.ts';
import { requirePortalAccount } from './accounts.ts';
import { checkContent } from './check.ts';
import { clerk } from './clerk.ts';
import { caseExtra } from './codec.ts';
import { dueSoonFrom } from './correct-by.ts';
import { facts } from './facts.ts';
import { courtHolidays } from './policy.ts';
import { priceContent } from './price.ts';
import { records } from './records.ts';
import { repeating } from './repeating.ts';
import { type FlRules, readFlRules } from './tables.ts';
import { words } from './words.ts';

export const provider: Provider<FlRules> = {
  ...facts,
  ...records,
  ...clerk,
  tables: (db, _, content) => readFlRules(db, content),
  check: checkContent,
  price: priceContent,
  repeating,
  words,
  requireFiler: requirePortalAccount,
  dueSoonFrom: (limit, timeZone) => dueSoonFrom(limit, { timeZone, holidays: courtHolidays }),
  // The whole envelope is served on everyone.
  recipients: (_, content) => {
    const chosen = new Map(caseExtra(content).serviceRecipients.map((each) => [each.email.trim().toLowerCase(), each]));
    return [...chosen.values()].map(({ name, email }) => ({
      serviceContactId: null,
      name,
      firmName: null,
      email: email.trim(),
    }));
  },
};
