import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { saveFirmSetting } from '@/api/settings/mutations';
import { firmQuery } from '@/features/firm';
import { currentPerson } from '@/features/session';
import { showFailure } from '@/lib/ui/toast';
import { settingNotSaved } from './model/failures';
import { decideGate, missingSteps, onboardingSetting } from './model/gate';
import { cachedBillingQuery, onboardingSettingQuery } from './queries';

/**
 * Sends people whose firm has no address or card to the missing steps. Both stay cached until they change. If a backend
 * fails, people get through.
 * @throws the redirect.
 */
export async function passGate(queryClient: QueryClient): Promise<void> {
  const person = currentPerson();
  if (!person) return;
  const answers = await Promise.all([
    queryClient.fetchQuery(onboardingSettingQuery(person.clientId)),
    queryClient.fetchQuery(firmQuery(person.clientId)),
    queryClient.fetchQuery(cachedBillingQuery),
  ]).catch(() => undefined);
  if (!answers) return;
  const [setting, firm, billing] = answers;
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

/** Records that the firm has an address and a card. A failure shows a toast (`settingNotSaved`) and doesn't block the user. */
export async function finishOnboarding(
  queryClient: QueryClient,
  { clientId, partyId }: { clientId: number; partyId: number },
): Promise<void> {
  await saveFirmSetting({ clientId, partyId, name: onboardingSetting }, 'true');
  queryClient.setQueryData(onboardingSettingQuery(clientId).queryKey, 'true');
}
