/** What the gate asks before it lets a person of a firm through. */
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';
import { firmSettingQuery } from '@/api/settings';
import { onboardingSetting } from './model/gate';

/** Text of the firm's onboarding setting; null when it has none. Stale after 15 s (specification, section 9). */
export function onboardingSettingQuery(clientId: number) {
  return { ...firmSettingQuery({ clientId, name: onboardingSetting }), staleTime: 15_000 };
}

/** Whether the firm has a card: asked anew when a card was added, and by nothing else. */
export const knownBilling = getClientGetBillingSummaryQueryOptions({ query: { staleTime: Number.POSITIVE_INFINITY } });
