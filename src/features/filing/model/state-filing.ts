/** Why states don't support filing, from the state capability table (decision 11). */
import type { StateSettings } from '@/api/generated/filing/model';
import { factsOf } from '@/features/efiling';

/** Tells why the product can't file in a state. */
export function whyNoCases({ name, eFiling }: StateSettings): string {
  return eFiling.isAvailable
    ? `E-filing in ${name} goes through ${factsOf(eFiling.provider)?.name ?? 'a provider'}, which we don't support yet.`
    : `We don't offer e-filing in ${name}.`;
}
