/** In which states a case can be opened from here, by the one capability table (decision 11). */
import type { EFilingProvider, StateSettings } from '@/api/generated/filing/model';

/** Only states that are reached through Tyler, so far. */
export function canOpenCases({ eFiling }: StateSettings): boolean {
  return eFiling.isAvailable && eFiling.provider === 'tyler';
}

const providerNames: Record<EFilingProvider, string> = {
  tyler: 'Tyler',
  onelegal: 'One Legal',
  jti: 'Jti',
  granicus: 'the Florida portal',
  none: 'no provider',
};

/** Why no case can be opened in a state; for the person. */
export function whyNoCases({ name, eFiling }: StateSettings): string {
  return eFiling.isAvailable
    ? `Cases in ${name} are filed through ${providerNames[eFiling.provider]}, which cannot be used from here yet. Nothing can be filed in ${name} on this page.`
    : `The courts of ${name} take no electronic filings through us. Nothing can be filed in ${name} on this page.`;
}
