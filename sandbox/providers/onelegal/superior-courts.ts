/**
 * The rules of California's superior courts. One Legal carries the filings to all of them: electronically, through Jti,
 * or on paper (filing variants, section 1).
 */
import type { Provider } from '../provider.ts';
import type { ProviderFacts } from '../provider-facts.ts';
import { clerkNaming } from '../usual-clerk.ts';
import { caseNaming } from './case-naming.ts';
import { checkContent } from './check.ts';
import { caseExtra } from './codec.ts';
import { priceContent } from './price.ts';
import { records } from './records.ts';
import { repeating } from './repeating.ts';
import { type CaliforniaRules, readRules } from './tables.ts';
import { words } from './words.ts';

/** A system's rules. */
export function superiorCourts(facts: ProviderFacts): Provider<CaliforniaRules> {
  return {
    ...facts,
    tables: readRules,
    check: checkContent,
    price: priceContent,
    repeating,
    words,
    recipients: (entry, content, { contacts }) =>
      entry.action === 'EFile'
        ? []
        : caseExtra(content).serviceRecipients.map(({ name, firmName, email, serviceContactId = '' }) => ({
            serviceContactId: contacts.get(serviceContactId)?.serviceContactId ?? null,
            name: name.trim(),
            firmName: firmName?.trim() || null,
            email: email.trim(),
          })),
    ...records,
    ...clerkNaming(caseNaming),
  };
}
