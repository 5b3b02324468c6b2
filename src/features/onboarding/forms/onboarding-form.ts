/** The form of a sign-up, and of an existing firm's missing steps. Each step edits one part of its values. */
import { formOptions } from '@tanstack/react-form';
import { type AddressForm, emptyAddress } from '@/features/addresses';
import { type CardForm, emptyCard } from '@/features/payment-card';
import { useTypedAppFormContext } from '@/lib/form';
import type { FormErrors } from '@/lib/form/form-errors';
import type { AccountForm } from '../model/account';

export interface OnboardingValues {
  account: AccountForm;
  address: AddressForm;
  card: CardForm;
}

export const emptyValues: OnboardingValues = {
  account: { email: '', password: '', confirmPassword: '', agreedToTerms: false },
  address: emptyAddress,
  card: emptyCard,
};

const onboardingFormOptions = formOptions({ defaultValues: emptyValues });

/** The form, for any component below its page. */
export function useOnboardingForm() {
  return useTypedAppFormContext(onboardingFormOptions);
}

/** The errors of a step by path in the whole form: `zipCode` of `address` → `address.zipCode`. */
export function stepErrors<Step extends keyof OnboardingValues>(
  step: Step,
  errors: FormErrors<OnboardingValues[Step]>,
): ReadonlyMap<string, string> {
  return new Map(Object.entries<string | undefined>(errors).map(([field, error]) => [`${step}.${field}`, error ?? '']));
}
