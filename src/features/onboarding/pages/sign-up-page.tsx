import { useQueryClient } from '@tanstack/react-query';
import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { runtimeConfig } from '@/api/config';
import type { SubmissionError } from '@/api/submission';
import { keepTemporaryToken, signInAddress } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { useStepper } from '@/lib/form';
import { appPrefix } from '@/lib/links/app-prefix';
import { createAccount } from '../calls/create-account';
import { OnboardingForm } from '../components/onboarding-form';
import { SignUpClosed } from '../components/sign-up-closed';
import { emptyValues, type OnboardingValues } from '../forms/onboarding-form';
import { onboardingMemory, signUpToken } from '../forms/onboarding-memory';
import { accountStep, addressStep, cardStep } from '../forms/onboarding-steps';
import { missingParametersError } from '../model/failures';
import type { SignUpSource } from '../model/registration';
import type { SignUpLinkResult } from '../model/sign-up-link';

/** Signs up a new firm: /onboarding/create-account. Denied when sign-up is off (specification, application section 2). */
export function SignUpPage() {
  const { read } = useLoaderData({ from: '/onboarding/create-account' });
  if (!runtimeConfig().features.onboardingEnabled) return <SignUpClosed />;
  return <SignUp read={read} title="Create account" />;
}

/** Signs up a process-serving prospect: /serve-it/signup. */
export function ProspectSignUpPage() {
  const { read } = useLoaderData({ from: '/serve-it/signup' });
  return <SignUp read={read} title="Sign up for process serving" source="serve-it" />;
}

interface SignUpProps {
  read: SignUpLinkResult;
  /** Title of the account step. */
  title: string;
  source?: SignUpSource;
}

/** Account, firm address and card, then on to the product. */
function SignUp({ read, title, source }: SignUpProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const given = read.ok ? read.link : read.given;
  const [{ memory, token }] = useState(() => {
    const subject = JSON.stringify(given);
    return { memory: onboardingMemory(subject), token: signUpToken(subject) };
  });
  const [isTokenExpired, setTokenExpired] = useState(false);
  const context = () => ({ queryClient, tempAuthId: token.read() });
  const checkToken = ({ kind }: SubmissionError) => setTokenExpired(kind === 'signed-out');

  async function submitAccount(account: OnboardingValues['account']): Promise<'next' | 'stay'> {
    const { tempAuthId } = await createAccount(read, account, source);
    if (tempAuthId !== undefined) {
      token.keep(tempAuthId);
      keepTemporaryToken(tempAuthId);
      return 'next';
    }
    memory.clear();
    await navigate({ to: '/login', search: { returnPath: '/onboarding/complete' } });
    return 'stay';
  }

  const stepper = useStepper({
    steps: [accountStep(submitAccount), addressStep(context, checkToken), cardStep(context, checkToken)],
    defaultValues: { ...emptyValues, account: { ...emptyValues.account, email: given.clientEmail ?? '' } },
    memory,
    ...(read.ok ? {} : { initialFailure: missingParametersError(read.missing) }),
    onComplete: () => {
      token.clear();
      browserLocation.replace(signInAddress(`${appPrefix}/`));
    },
  });
  return (
    <OnboardingForm
      stepper={stepper}
      account={{ title, ...(given.firmName ? { subtitle: `For ${given.firmName}` } : {}) }}
      visitor={{
        name: [given.userFirstName, given.userLastName].join(' ').trim(),
        email: given.clientEmail ?? '',
        firm: given.firmName,
      }}
      isTokenExpired={isTokenExpired}
    />
  );
}
