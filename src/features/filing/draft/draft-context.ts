import { createContext, useContext } from 'react';
import type { StateCode } from '@/api/generated/filing/model';

/** Which draft the components below work on. */
export interface DraftContextValue {
  state: StateCode;
  orderId: number;
  mappingId: string | undefined;
  /** Another tab edits the draft, or it is being submitted: nothing may be changed. */
  isReadOnly: boolean;
}

export const DraftContext = createContext<DraftContextValue | undefined>(undefined);

/** The draft that is being worked on. Only below the draft's page. */
export function useDraft(): DraftContextValue {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('There is no draft around this component.');
  return draft;
}
