/** What the gate asks before it lets a person of a firm through. */
import { queryOptions } from '@tanstack/react-query';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';
import { getListClientSettingsQueryKey, listClientSettings } from '@/api/generated/platform';
import { onboardingSetting } from './model/gate';

/** Text of the firm's onboarding setting; null when it has none. Stale after 15 s (specification, section 9). */
export function onboardingSettingQuery(clientId: number) {
  const params = { settingNames: [onboardingSetting] };
  return queryOptions({
    queryKey: [...getListClientSettingsQueryKey(clientId, params), 'value'],
    queryFn: async ({ signal }) => (await listClientSettings(clientId, params, { signal }))[0]?.settingValue ?? null,
    staleTime: 15_000,
  });
}

/** Whether the firm has a card: asked anew when a card was added, and by nothing else. */
export const knownBilling = getClientGetBillingSummaryQueryOptions({ query: { staleTime: Number.POSITIVE_INFINITY } });
