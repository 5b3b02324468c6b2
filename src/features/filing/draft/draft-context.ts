import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import type { Step } from '@/features/efiling';
import { filingFlows } from '../filing-flows';
import type { DraftSaver, SaveStatus } from './draft-saver';

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
  saver: DraftSaver;
}

export const DraftContext = createContext<DraftContextValue | undefined>(undefined);

/** The draft being edited. */
export function useDraft(): DraftContextValue {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft needs a DraftContext.');
  return draft;
}

/** Whether the draft is saved. */
export function useSaveStatus(): SaveStatus {
  const { saver } = useDraft();
  return useSyncExternalStore(saver.subscribe, saver.status);
}

/** Links to the draft's steps: `<Link {...stepLink('parties')}>`. */
export function useStepLink() {
  const { flow, orderId } = useDraft();
  const { path } = filingFlows[flow];
  return (step: Step) => ({ to: `${path}/$orderId/${step}`, params: { orderId }, search: true }) as const;
}
