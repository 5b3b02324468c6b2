/** Looks up providers' rules. A provider without rules here has no calls that save drafts; they answer 501. */
import type { Database } from '../db/connection.ts';
import type { EFilingProvider, StateCode } from '../generated/filing/schemas.ts';
import { allProviders } from '../generated/providers.ts';
import { capabilityOf } from '../services/state-capabilities.ts';
import type { Step } from '../simulators/due-work.ts';
import type { Clerk, CourtRecords, Provider } from './provider.ts';
import { usualClerk } from './usual-clerk.ts';
import { usualRecords } from './usual-records.ts';

/**
 * A provider's rules by its ID, as in an order's `provider`.
 * @throws Error for a provider without rules.
 */
export function providerOf(id: EFilingProvider | null): Provider {
  const found = findProvider(id);
  if (!found) throw new Error(`The sandbox has no rules for the provider ${id}.`);
  return found;
}

/** A provider's rules; undefined for one without rules, and for orders of other services. */
export function findProvider(id: EFilingProvider | null): Provider | undefined {
  return allProviders.find((each) => each.id === id);
}

/** Tells who decides the filings of an order's provider. */
export function clerkOf(id: EFilingProvider | null): Clerk {
  return findProvider(id) ?? usualClerk;
}

/** The records of an order's courts. */
export function recordsOf(id: EFilingProvider | null): CourtRecords {
  return findProvider(id) ?? usualRecords;
}

/** The zone of an order's court. */
export async function courtZoneOf(db: Database, { provider, state, courtCode }: PlacedOrder): Promise<string> {
  const zone = courtCode === null ? undefined : await recordsOf(provider).courtTimeZone(db, state, courtCode);
  return zone ?? capabilityOf(state).timeZone;
}

/** The court's day from which fewer than two business days are left to correct a filing, where the provider counts. */
export function dueSoonOf(id: EFilingProvider | null, correctBy: Date, timeZone: string): string | undefined {
  return findProvider(id)?.dueSoonFrom?.(correctBy, timeZone);
}

interface PlacedOrder {
  provider: EFilingProvider | null;
  state: StateCode;
  courtCode: string | null;
}

/** What providers do later on their own, by kind of step. */
export const providerSteps: ReadonlyMap<string, Step> = new Map(
  allProviders.flatMap(({ steps }) => [...(steps ?? [])]),
);
