/**
 * Data kept across a reload of the tab: the current step and input, except the password and the card; and the
 * short-lived token of a new account.
 */
import * as z from 'zod/mini';
import type { StepperMemory } from '@/lib/form';
import { tabStore } from '@/lib/storage/browser-storage';
import { createJournal } from '@/lib/storage/journal';
import { emptyValues, type OnboardingValues } from './onboarding-form';

const text = z.string();
const journal = createJournal(
  'benchfile-onboarding',
  z.object({
    step: text,
    email: text,
    agreedToTerms: z.boolean(),
    address: z.object({
      addressSearch: text,
      buildingName: text,
      unitNo: text,
      streetNo: text,
      streetName: text,
      city: text,
      state: text,
      zipCode: text,
    }),
  }),
  tabStore,
);
const tokens = createJournal('benchfile-onboarding-token', text, tabStore);

/** @param subject one sign-up link, or one person. */
export function onboardingMemory(subject: string): StepperMemory<OnboardingValues> {
  return {
    read() {
      const kept = journal.read(subject);
      if (!kept) return undefined;
      const { step, email, agreedToTerms, address } = kept;
      return { step, values: { ...emptyValues, account: { ...emptyValues.account, email, agreedToTerms }, address } };
    },
    write({ step, values: { account, address } }) {
      journal.write(subject, { step, email: account.email, agreedToTerms: account.agreedToTerms, address });
    },
    clear: () => journal.clear(subject),
  };
}

/** The token with which a new account adds its address and card. */
export interface SignUpToken {
  read(): string | undefined;
  keep(tempAuthId: string): void;
  clear(): void;
}

/** @param subject the sign-up link that created the account. */
export function signUpToken(subject: string): SignUpToken {
  return {
    read: () => tokens.read(subject),
    keep: (tempAuthId) => tokens.write(subject, tempAuthId),
    clear: () => tokens.clear(subject),
  };
}
