/** Which states support filing, from the state capability table (decision 11). */
import type { StateSettings } from '@/api/generated/filing/model';

/** Only states that are reached through Tyler, so far. */
export function canOpenCases({ eFiling }: Pick<StateSettings, 'eFiling'>): boolean {
  return eFiling.isAvailable && eFiling.provider === 'tyler';
}
