import { useQueryClient } from '@tanstack/react-query';
import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStepper } from '@/lib/form';
import { OnboardingForm } from '../components/onboarding-form';
import { emptyValues } from '../forms/onboarding-form';
import { onboardingMemory } from '../forms/onboarding-memory';
import { addressStep, cardStep } from '../forms/onboarding-steps';

/** Asks an existing firm for its missing steps: /onboarding/complete. */
export function CompletePage() {
  const loaded = useLoaderData({ from: '/_authenticated/onboarding/complete' });
  // The steps when the page opened, so a submitted step stays in the list.
  const [{ missing, address, visitor, memory }] = useState(() => ({
    ...loaded,
    memory: onboardingMemory(loaded.subject),
  }));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const context = () => ({ queryClient });
  const steps = { address: addressStep(context), card: cardStep(context) };
  const stepper = useStepper({
    steps: missing.map((step) => steps[step]),
    defaultValues: { ...emptyValues, address },
    memory,
    onComplete: () => navigate({ to: '/', replace: true }),
  });
  return <OnboardingForm stepper={stepper} visitor={visitor} isTokenExpired={false} />;
}
