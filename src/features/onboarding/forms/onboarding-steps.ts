/** The steps: how each is validated and submitted (specification, application section 4). */
import { type StepContext, SubmissionError } from '@/api/submission';
import { addressErrors } from '@/features/addresses';
import { addCard, cardErrors } from '@/features/payment-card';
import { keepSignUpState } from '@/features/states';
import type { StepperStep } from '@/lib/form';
import { showFailure } from '@/lib/ui/toast';
import { saveAddress } from '../calls/save-address';
import { accountErrors, termsError } from '../model/account';
import { type OnboardingValues, stepErrors } from './onboarding-form';

export type OnboardingStep = StepperStep<OnboardingValues> & { id: keyof OnboardingValues };

/** @param submit creates the account. */
export function accountStep(
  submit: (account: OnboardingValues['account']) => Promise<'next' | 'stay'>,
): OnboardingStep {
  return {
    id: 'account',
    title: 'Account',
    validate: ({ account }) => stepErrors('account', accountErrors(account)),
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
    validate: ({ address }) => stepErrors('address', addressErrors(address)),
    submit: async ({ address }) => {
      const outcome = await submitStep(() => saveAddress(address, context()), onFailure);
      if (outcome === 'next') keepSignUpState(address.state);
      return outcome;
    },
  };
}

export function cardStep(context: () => StepContext, onFailure?: (failure: SubmissionError) => void): OnboardingStep {
  return {
    id: 'card',
    title: 'Payment',
    submitText: 'Get started',
    canGoBack: true,
    validate: ({ account, card }) => {
      const terms = termsError(account.agreedToTerms || card.agreedToTerms);
      return stepErrors('card', { ...cardErrors(card, new Date()), ...(terms && { agreedToTerms: terms }) });
    },
    submit: ({ card }) => submitStep(() => addCard(card, context()), onFailure),
  };
}

/** Closes the toast of the last attempt. */
let closeToast = () => {};

/** Runs a step's calls. Shows a failure that has a toast title as a toast; the form shows the others. */
async function submitStep(
  work: () => Promise<void>,
  onFailure?: (failure: SubmissionError) => void,
): Promise<'next' | 'stay'> {
  closeToast();
  try {
    await work();
    return 'next';
  } catch (error) {
    if (error instanceof SubmissionError) onFailure?.(error);
    if (!(error instanceof SubmissionError) || error.toastTitle === undefined) throw error;
    closeToast = showFailure(error.toastTitle, error.message);
    return 'stay';
  }
}
