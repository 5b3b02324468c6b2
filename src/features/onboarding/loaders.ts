/** What the pages of onboarding are loaded with. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { firmQuery } from '@/features/firm';
import { currentPerson } from '@/features/session';
import { emptyValues, type OnboardingValues } from './forms/onboarding-form';
import { type MissingStep, missingSteps } from './model/missing-steps';
import { readSignUpLink, type SignUpLinkResult } from './model/sign-up-link';
import { knownBilling } from './queries';

/** What a sign-up link says. */
export function loadSignUp(query: string): { read: SignUpLinkResult } {
  return { read: readSignUpLink(query) };
}

/** What a firm has still to give, and what is known of its address. */
export interface Missing {
  /** Whose steps they are, for the memory of them. */
  subject: string;
  missing: MissingStep[];
  address: OnboardingValues['address'];
  /** For the people of support. */
  visitor: { name: string; email: string; firm: string };
}

/** @throws the redirect to the orders when nothing is missing. */
export async function loadMissingSteps(queryClient: QueryClient): Promise<Missing> {
  const { userId, clientId, name, email } = currentPerson() ?? { userId: 0, clientId: 0, name: '', email: '' };
  const [firm, billing] = await Promise.all([
    queryClient.fetchQuery(firmQuery(clientId)),
    queryClient.fetchQuery(knownBilling),
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
