/** Looks up providers' rules. A provider without rules here has no calls that save drafts; they answer 501. */
import type { EFilingProvider } from '../generated/filing/schemas.ts';
import { allProviders } from '../generated/providers.ts';
import type { Clerk, CourtRecords, Provider } from './provider.ts';
import { usualClerk } from './usual-clerk.ts';
import { usualRecords } from './usual-records.ts';

/**
 * A provider's rules by its ID, as in an order's `provider`.
 * @throws Error for a provider without rules.
 */
export function providerOf(id: EFilingProvider | null): Provider {
  const found = allProviders.find((each) => each.id === id);
  if (!found) throw new Error(`The sandbox has no rules for the provider ${id}.`);
  return found;
}

/** Who decides the filings of an order's provider. */
export function clerkOf(id: EFilingProvider | null): Clerk {
  return allProviders.find((each) => each.id === id) ?? usualClerk;
}

/** The records of an order's courts. */
export function recordsOf(id: EFilingProvider | null): CourtRecords {
  return allProviders.find((each) => each.id === id) ?? usualRecords;
}
