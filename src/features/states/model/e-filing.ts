/** Which states support filing, from the state capability table (decision 11). */
import type { StateSettings } from '@/api/generated/filing/model';
import { isBuilt } from '@/features/efiling';

/** Only states whose provider we file with. */
export function canOpenCases({ eFiling }: Pick<StateSettings, 'eFiling'>): boolean {
  return eFiling.isAvailable && isBuilt(eFiling.provider);
}
