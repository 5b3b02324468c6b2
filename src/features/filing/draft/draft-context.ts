import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import type { DraftSaver, SaveStatus } from './draft-saver';

/** Which draft the components below work on. */
export interface DraftContextValue {
  /** Whether it opens a case or files into one. */
  flow: FilingFlow;
  state: StateCode;
  orderId: number;
  mappingId: string | undefined;
  /** The firm's reference of the matter, if the draft belongs to one. */
  clientReference: string | undefined;
  /** The order that came back and that the draft corrects, if it does. */
  correctsOrderId: number | undefined;
  /** Another tab edits the draft, or it is being submitted: nothing may be changed. */
  isReadOnly: boolean;
  saver: DraftSaver;
}

export const DraftContext = createContext<DraftContextValue | undefined>(undefined);

/** The draft that is being worked on. Only below the draft's page. */
export function useDraft(): DraftContextValue {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('There is no draft around this component.');
  return draft;
}

/** Where the content stands towards the backend. */
export function useSaveStatus(): SaveStatus {
  const { saver } = useDraft();
  return useSyncExternalStore(saver.subscribe, saver.status);
}
