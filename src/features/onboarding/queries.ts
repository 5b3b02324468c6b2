/** What the onboarding gate checks. */
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';
import { firmSettingQuery } from '@/api/settings/queries';
import { onboardingSetting } from './model/gate';

/** Value of the firm's onboarding setting, or null. Stale after 15 s (specification, application section 9). */
export function onboardingSettingQuery(clientId: number) {
  return { ...firmSettingQuery({ clientId, name: onboardingSetting }), staleTime: 15_000 };
}

/** Whether the firm has a card. Refetched only after a card was added. */
export const cachedBillingQuery = getClientGetBillingSummaryQueryOptions({
  query: { staleTime: Number.POSITIVE_INFINITY },
});
