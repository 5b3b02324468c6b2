import { createContext, useContext } from 'react';
import type { ServingContent } from '@/api/generated/serving/model';
import type { DraftSaver } from '@/features/drafts';
import type { PlaceFailure } from '../model/place-failure';
import type { OrderStep } from '../model/steps';

/** The draft being edited, and the order being placed. */
export interface OrderContextValue {
  orderId: number;
  mappingId: string | undefined;
  /** The firm's matter number, if the draft belongs to a matter. */
  clientReference: string | undefined;
  /** Another tab is editing the draft, or it is being placed. */
  isReadOnly: boolean;
  saver: DraftSaver<ServingContent>;
  /** The day on which the rules are looked up: `2026-11-25`. */
  today: string;
  placing: {
    isPlacing: boolean;
    failure: PlaceFailure | undefined;
    begin: () => void;
    end: (failure: PlaceFailure | undefined) => void;
  };
}

export const OrderContext = createContext<OrderContextValue | undefined>(undefined);

/** The draft being edited. */
export function useOrderDraft(): OrderContextValue {
  const draft = useContext(OrderContext);
  if (!draft) throw new Error('useOrderDraft needs an OrderContext.');
  return draft;
}

/** Links to the draft's steps: `<Link {...stepLink('case')}>`. `recipient`: the one to edit. */
export function useOrderStepLink() {
  const { orderId, mappingId } = useOrderDraft();
  return (step: OrderStep, recipient?: string) =>
    ({
      to: '/serve-it/order/process-serving/$orderId',
      params: { orderId },
      search: { mappingId, step, recipient },
    }) as const;
}
