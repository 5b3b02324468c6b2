import { filingFlows } from '../filing-flows';
import type { Step } from '../model/steps';
import { useDraft } from './draft-context';

/** Where the steps of this draft are: `<Link {...stepLink('parties')}>`. */
export function useStepLink() {
  const { flow, orderId } = useDraft();
  const { path } = filingFlows[flow];
  return (step: Step) => ({ to: `${path}/$orderId/${step}`, params: { orderId }, search: true }) as const;
}
