import { createContext, useContext } from 'react';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import type { DraftSaver } from '@/features/drafts';
import type { FilingContent, Step } from '@/features/efiling';
import { filingFlows } from '../filing-flows';

/** The draft being edited. */
export interface DraftContextValue {
  flow: FilingFlow;
  state: StateCode;
  orderId: number;
  /** When the draft was made, in UTC. */
  createdAt: string;
  mappingId: string | undefined;
  /** The firm's matter number, if the draft belongs to a matter. */
  clientReference: string | undefined;
  /** The rejected order that this draft resubmits, if any. */
  correctsOrderId: number | undefined;
  /** Another tab is editing the draft, or it is being submitted. */
  isReadOnly: boolean;
  saver: DraftSaver<FilingContent>;
}

export const DraftContext = createContext<DraftContextValue | undefined>(undefined);

/** The draft being edited. */
export function useDraft(): DraftContextValue {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft needs a DraftContext.');
  return draft;
}

/** Links to the draft's steps: `<Link {...stepLink('parties')}>`. */
export function useStepLink() {
  const { flow, orderId } = useDraft();
  const { path } = filingFlows[flow];
  return (step: Step) => ({ to: `${path}/$orderId/${step}`, params: { orderId }, search: true }) as const;
}
