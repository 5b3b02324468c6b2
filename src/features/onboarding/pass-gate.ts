import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { firmQuery } from '@/features/firm';
import { currentPerson } from '@/features/session';
import { showFailure } from '@/lib/ui/toast';
import { finishOnboarding } from './calls/finish-onboarding';
import { settingNotSaved } from './model/failures';
import { decideGate } from './model/gate';
import { missingSteps } from './model/missing-steps';
import { knownBilling, onboardingSettingQuery } from './queries';

/**
 * The gate itself. What it learnt of address and card stays in the cache until one of them changes. A backend that does
 * not answer keeps nobody from their work.
 * @throws the redirect.
 */
export async function passGate(queryClient: QueryClient): Promise<void> {
  const person = currentPerson();
  if (!person) return;
  const asked = await Promise.all([
    queryClient.fetchQuery(onboardingSettingQuery(person.clientId)),
    queryClient.fetchQuery(firmQuery(person.clientId)),
    queryClient.fetchQuery(knownBilling),
  ]).catch(() => undefined);
  if (!asked) return;
  const [setting, firm, billing] = asked;
  const { onboardingEnabled, forceOnboardingForExistingClients } = runtimeConfig().features;
  const switches = { onboardingEnabled, forceOnboardingForExistingClients, setting };
  const decision = decideGate({ ...switches, missing: missingSteps(firm, billing) });
  if (decision === 'complete') throw redirect({ to: '/onboarding/complete', replace: true });
  if (decision === 'pass') return;
  try {
    await finishOnboarding(queryClient, firm);
  } catch {
    showFailure(settingNotSaved);
    return;
  }
  throw redirect({ to: '/orders', replace: true });
}
