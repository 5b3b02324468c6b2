/** Loaders of the onboarding pages. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { firmQuery } from '@/features/firm';
import { currentPerson } from '@/features/session';
import { emptyValues, type OnboardingValues } from './forms/onboarding-form';
import { type MissingStep, missingSteps } from './model/gate';
import { readSignUpLink, type SignUpLinkResult } from './model/sign-up-link';
import { cachedBillingQuery } from './queries';

/** The contents of a sign-up link. */
export function loadSignUp(query: string): { read: SignUpLinkResult } {
  return { read: readSignUpLink(query) };
}

/** What a firm still has to provide, and the address it has so far. */
export interface Missing {
  /** Key under which progress is kept: one per person. */
  subject: string;
  missing: MissingStep[];
  address: OnboardingValues['address'];
  /** Shown to support in the chat. */
  visitor: { name: string; email: string; firm: string };
}

/** @throws the redirect to the orders when nothing is missing. */
export async function loadMissingSteps(queryClient: QueryClient): Promise<Missing> {
  const { userId, clientId, name, email } = currentPerson() ?? { userId: 0, clientId: 0, name: '', email: '' };
  const [firm, billing] = await Promise.all([
    queryClient.fetchQuery(firmQuery(clientId)),
    queryClient.fetchQuery(cachedBillingQuery),
  ]);
  const missing = missingSteps(firm, billing);
  if (missing.length === 0) throw redirect({ to: '/orders', replace: true });
  const known = firm.addresses.find(({ addressType }) => addressType === 0);
  return {
    subject: `person-${userId}`,
    missing,
    visitor: { name, email, firm: firm.name },
    address: known
      ? {
          ...emptyValues.address,
          streetNo: known.number,
          streetName: known.street,
          city: known.suburb,
          state: known.state,
          zipCode: known.postcode,
          buildingName: known.buildingName ?? '',
          unitNo: known.unitNumber ?? '',
        }
      : emptyValues.address,
  };
}
