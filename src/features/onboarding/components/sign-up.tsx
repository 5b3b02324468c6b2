import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keepTemporaryToken, signInAddress } from '@/features/session';
import { browserLocation } from '@/lib/browser/location';
import { useStepper } from '@/lib/form';
import { appPrefix } from '@/lib/links/app-prefix';
import { createAccount } from '../calls/create-account';
import { emptyValues, type OnboardingValues } from '../forms/onboarding-form';
import { onboardingMemory, signUpToken } from '../forms/onboarding-memory';
import { accountStep, addressStep, cardStep } from '../forms/onboarding-steps';
import { missingParametersError, type SubmissionError } from '../model/failures';
import type { SignUpLinkResult } from '../model/sign-up-link';
import { OnboardingForm } from './onboarding-form';

interface SignUpProps {
  /** What the link says, or does not say. */
  read: SignUpLinkResult;
  /** Head of the first page. */
  title: string;
}

/** A sign-up: account, firm address, card, and into the product. */
export function SignUp({ read, title }: SignUpProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const given = read.ok ? read.link : read.given;
  const [{ memory, token }] = useState(() => {
    const subject = JSON.stringify(given);
    return { memory: onboardingMemory(subject), token: signUpToken(subject) };
  });
  const [isTokenOver, setTokenOver] = useState(false);
  const context = () => ({ queryClient, tempAuthId: token.read() });
  const noteFailure = ({ kind }: SubmissionError) => setTokenOver(kind === 'signed-out');

  async function submitAccount(account: OnboardingValues['account']): Promise<'next' | 'stay'> {
    const { tempAuthId } = await createAccount(read, account);
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
    steps: [accountStep(submitAccount), addressStep(context, noteFailure), cardStep(context, noteFailure)],
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
      isTokenOver={isTokenOver}
    />
  );
}
