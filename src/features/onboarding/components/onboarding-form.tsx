import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/config';
import { Stepper, type useStepper } from '@/lib/form';
import type { OnboardingValues } from '../forms/onboarding-form';
import { SubmissionError } from '../model/failures';
import { AccountBanner } from './account-banner';
import { AccountStep } from './account-step';
import { AddressStep } from './address-step';
import { CardStep } from './card-step';
import type { Visitor } from './chat-link';
import { OnboardingFrame } from './onboarding-frame';
import { SignInAgain } from './sign-in-again';

interface OnboardingFormProps {
  stepper: ReturnType<typeof useStepper<OnboardingValues>>;
  /** Head of the account step, which says what is signed up for. */
  account?: { title: string; subtitle?: ReactNode };
  visitor: Visitor;
  /** The token that the steps are submitted with has ended. */
  isTokenOver: boolean;
}

/** The step at hand of a sign-up or a completion, in its frame. */
export function OnboardingForm({ stepper: { form, state }, account, visitor, isTokenOver }: OnboardingFormProps) {
  const step = state.steps[state.index]?.id;
  const { failure } = state;
  const heads = {
    account: account ?? { title: 'Create account' },
    address: { title: `Welcome to ${runtimeConfig().productName}!`, subtitle: 'Add firm address' },
    card: { title: 'Add payment method' },
  };
  return (
    <OnboardingFrame
      visitor={visitor}
      {...(step === 'account' || step === 'address' || step === 'card' ? heads[step] : heads.account)}
    >
      <Stepper
        state={state}
        Form={form.AppForm}
        failure={failure && { message: failure.message, help: step === 'account' && helpOf(failure.error) }}
        isBusy={state.isSubmitting}
      >
        {step === 'account' && <AccountStep />}
        {step === 'address' && <AddressStep />}
        {step === 'card' && <CardStep />}
        {isTokenOver && <SignInAgain />}
      </Stepper>
    </OnboardingFrame>
  );
}

const helpOf = (error: unknown) => error instanceof SubmissionError && <AccountBanner kind={error.kind} />;
