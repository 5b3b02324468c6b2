import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { currentPerson } from '@/features/session';
import { firmQuery } from '@/features/shell';
import { showToast } from '@/lib/ui/toast';
import { finishOnboarding } from './calls/finish-onboarding';
import { settingNotSaved } from './model/failures';
import { decideGate } from './model/gate';
import { missingSteps } from './model/missing-steps';
import { billingSummaryQuery, onboardingSettingQuery } from './queries';

/**
 * The gate itself, asked once a session: what it learnt stays in the cache until an address or a card changes it. A
 * backend that does not answer keeps nobody from their work.
 * @throws the redirect.
 */
export async function passGate(queryClient: QueryClient): Promise<void> {
  const person = currentPerson();
  if (!person) return;
  const asked = await Promise.all([
    queryClient.ensureQueryData(onboardingSettingQuery(person.clientId)),
    queryClient.ensureQueryData(firmQuery(person.clientId)),
    queryClient.ensureQueryData(billingSummaryQuery),
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
    showToast({ tone: 'bad', title: settingNotSaved });
    return;
  }
  throw redirect({ to: '/orders', replace: true });
}
