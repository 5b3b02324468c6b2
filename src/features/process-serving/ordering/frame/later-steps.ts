/**
 * The steps after the first, which comes with the page. Their code loads when the page is idle, so that a person can move
 * between them while offline, or before they open.
 */
import { type Prepared, prepared } from '@/lib/ui/prepared';
import type { OrderStep } from '../model/steps';

export const laterSteps: Readonly<Partial<Record<OrderStep, Prepared<object>>>> = {
  case: prepared(async () => (await import('../steps/case-step')).CaseStep),
  recipients: prepared(async () => (await import('../steps/recipients-step')).RecipientsStep),
  service: prepared(async () => (await import('../steps/service-step')).ServiceStep),
  review: prepared(async () => (await import('../steps/review-step')).ReviewStep),
};

/** Loads a step's code, if it is a later one. */
export async function prepareStep(step: OrderStep | undefined): Promise<void> {
  if (step !== undefined) await laterSteps[step]?.prepare();
}
