/** Whether a person uses the new filing form (filing variants, section 10). Pure. */
import type { OptInEvent } from '@/api/generated/filing/model';

/** The latest choice applies, on without one; `asksWhy`: it was turned off and no survey followed. Events: latest first. */
export function experienceOf(history: readonly Pick<OptInEvent, 'type'>[]): { isOn: boolean; asksWhy: boolean } {
  const last = history.findIndex(({ type }) => type === 'opted-in' || type === 'opted-out');
  const isOn = history[last]?.type !== 'opted-out';
  const since = history.slice(0, Math.max(last, 0));
  return { isOn, asksWhy: !isOn && !since.some(({ type }) => type === 'survey-saved') };
}
