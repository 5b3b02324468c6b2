import type { QueryClient } from '@tanstack/react-query';
import { saveFirmSetting } from '@/api/settings';
import { onboardingSetting } from '../model/gate';
import { onboardingSettingQuery } from '../queries';

/** Records that a firm has an address and a card. A failure is told (`settingNotSaved`) and keeps nobody from working. */
export async function finishOnboarding(
  queryClient: QueryClient,
  { clientId, partyId }: { clientId: number; partyId: number },
): Promise<void> {
  await saveFirmSetting({ clientId, partyId, name: onboardingSetting }, 'true');
  queryClient.setQueryData(onboardingSettingQuery(clientId).queryKey, 'true');
}
