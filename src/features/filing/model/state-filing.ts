/** Why states don't support filing, from the state capability table (decision 11). */
import type { EFilingProvider, StateSettings } from '@/api/generated/filing/model';

const providerNames: Record<EFilingProvider, string> = {
  tyler: 'Tyler',
  onelegal: 'One Legal',
  jti: 'Jti',
  granicus: 'the Florida portal',
  none: 'no provider',
};

/** Why the product can't file in a state. */
export function whyNoCases({ name, eFiling }: StateSettings): string {
  return eFiling.isAvailable
    ? `E-filing in ${name} goes through ${providerNames[eFiling.provider]}, which we don't support yet.`
    : `We don't offer e-filing in ${name}.`;
}
