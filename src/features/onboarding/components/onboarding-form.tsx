import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/config';
import { SubmissionError } from '@/api/submission';
import { Stepper, type useStepper } from '@/lib/form';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import type { OnboardingValues } from '../forms/onboarding-form';
import { AccountBanner } from './account-banner';
import { AccountStep } from './account-step';
import { AddressStep } from './address-step';
import { CardStep } from './card-step';
import { OnboardingFrame, type Visitor } from './onboarding-frame';

interface OnboardingFormProps {
  stepper: ReturnType<typeof useStepper<OnboardingValues>>;
  /** Head of the account step: what the person signs up for. */
  account?: { title: string; subtitle?: ReactNode };
  visitor: Visitor;
  /** The sign-up's token has expired. */
  isTokenExpired: boolean;
}

/** The current step of a sign-up or a completion, in its frame. */
export function OnboardingForm({ stepper: { form, state }, account, visitor, isTokenExpired }: OnboardingFormProps) {
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
        {isTokenExpired && <SignInAgain />}
      </Stepper>
    </OnboardingFrame>
  );
}

const helpOf = (error: unknown) => error instanceof SubmissionError && <AccountBanner kind={error.kind} />;

/** For a sign-up that was open so long that its token expired. The account exists. */
function SignInAgain() {
  return (
    <Notice
      tone="warning"
      title="Your sign-up has been open for a long time."
      action={
        <AppLink to="/login" size="sm" search={{ returnPath: '/onboarding/complete' }}>
          Sign in to continue
        </AppLink>
      }
    >
      We created your account. Sign in with your email and password to finish.
    </Notice>
  );
}
