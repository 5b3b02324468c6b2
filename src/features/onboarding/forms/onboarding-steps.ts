/** The steps: what each asks for, and what submitting it does (specification, application section 4). */

import { addressErrors } from '@/features/addresses';
import type { StepperStep } from '@/lib/form';
import { showFailure } from '@/lib/ui/toast';
import { addCard } from '../calls/add-card';
import { saveAddress } from '../calls/save-address';
import type { StepContext } from '../calls/step-context';
import { accountErrors } from '../model/account';
import { cardErrors } from '../model/card';
import { SubmissionError } from '../model/failures';
import { errorsOf, type OnboardingValues } from './onboarding-form';

export type OnboardingStep = StepperStep<OnboardingValues> & { id: keyof OnboardingValues };

/** @param submit makes the account. */
export function accountStep(
  submit: (account: OnboardingValues['account']) => Promise<'next' | 'stay'>,
): OnboardingStep {
  return {
    id: 'account',
    title: 'Account',
    validate: ({ account }) => errorsOf('account', accountErrors(account)),
    submit: ({ account }) => submit(account),
  };
}

export function addressStep(
  context: () => StepContext,
  onFailure?: (failure: SubmissionError) => void,
): OnboardingStep {
  return {
    id: 'address',
    title: 'Firm address',
    validate: ({ address }) => errorsOf('address', addressErrors(address)),
    submit: ({ address }) => untilTold(() => saveAddress(address, context()), onFailure),
  };
}

export function cardStep(context: () => StepContext, onFailure?: (failure: SubmissionError) => void): OnboardingStep {
  return {
    id: 'card',
    title: 'Payment',
    submitText: 'Get started',
    canGoBack: true,
    validate: ({ card }) => errorsOf('card', cardErrors(card, new Date())),
    submit: ({ card }) => untilTold(() => addCard(card, context()), onFailure),
  };
}

/** Takes away what the last attempt was told. */
let takeBack = () => {};

/** Runs a step's calls. A failure that belongs into a toast is shown as one, any other is the form's to show. */
async function untilTold(
  work: () => Promise<void>,
  onFailure?: (failure: SubmissionError) => void,
): Promise<'next' | 'stay'> {
  takeBack();
  try {
    await work();
    return 'next';
  } catch (error) {
    if (error instanceof SubmissionError) onFailure?.(error);
    if (!(error instanceof SubmissionError) || error.toastTitle === undefined) throw error;
    takeBack = showFailure(error.toastTitle, error.message);
    return 'stay';
  }
}
