/** What a firm must provide before its people see the main layout (specification, application sections 2, 4 and 5). */
import type { BillingSummary } from '@/api/generated/billing/model';
import type { Client, ClientAddress } from '@/api/generated/platform/model';

/** Name of the firm's setting that says whether onboarding is done. */
export const onboardingSetting = 'HasCompletedOnboarding';

/** A step of the completion flow. */
export type MissingStep = 'address' | 'card';

/** Type of the street address. */
const streetAddress = 0;

/** Tells whether an address has a number, street, city, state and ZIP code. */
export function isAddressComplete(address: ClientAddress): boolean {
  const { number, street, suburb, state, postcode } = address;
  return [number, street, suburb, state, postcode].every((part) => part.trim() !== '');
}

/** The steps a firm has not done, in order. Empty when it may order. */
export function missingSteps(
  firm: Pick<Client, 'addresses'>,
  billing: Pick<BillingSummary, 'hasCreditCard'>,
): MissingStep[] {
  const hasAddress = firm.addresses.some(
    (address) => address.addressType === streetAddress && isAddressComplete(address),
  );
  return [...(hasAddress ? [] : (['address'] as const)), ...(billing.hasCreditCard ? [] : (['card'] as const))];
}

export interface GateInput {
  /** Switches of the runtime config. */
  onboardingEnabled: boolean;
  forceOnboardingForExistingClients: boolean;
  /** Value of the firm's setting; undefined or null when the firm has none. */
  setting: string | null | undefined;
  missing: readonly MissingStep[];
}

/** `pass`: show the page. `complete`: ask for the missing steps. `finish`: record completion, then show the orders. */
export type GateDecision = 'pass' | 'complete' | 'finish';

/**
 * Tells whether the gate applies: new firms have the setting; older firms are checked only when onboarding is forced.
 */
export function isGated({
  onboardingEnabled,
  forceOnboardingForExistingClients,
  setting,
}: Omit<GateInput, 'missing'>): boolean {
  return onboardingEnabled && (forceOnboardingForExistingClients || typeof setting === 'string');
}

/** Tells what the gate does with the firm's people. */
export function decideGate({ missing, ...switches }: GateInput): GateDecision {
  if (!isGated(switches)) return 'pass';
  if (missing.length > 0) return 'complete';
  return switches.setting?.trim().toLowerCase() === 'false' ? 'finish' : 'pass';
}
