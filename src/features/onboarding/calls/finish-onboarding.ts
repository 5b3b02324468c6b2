import type { QueryClient } from '@tanstack/react-query';
import { upsertProfileSetting } from '@/api/generated/platform';
import { onboardingSetting, onboardingSettingType } from '../model/gate';
import { onboardingSettingQuery } from '../queries';

/** Records that a firm has an address and a card. A failure is told (`settingNotSaved`) and keeps nobody from working. */
export async function finishOnboarding(
  queryClient: QueryClient,
  firm: { clientId: number; partyId: number },
): Promise<void> {
  await upsertProfileSetting({
    profileSettingType: onboardingSettingType,
    name: onboardingSetting,
    value: 'true',
    partyId: firm.partyId,
  });
  queryClient.setQueryData(onboardingSettingQuery(firm.clientId).queryKey, 'true');
}
