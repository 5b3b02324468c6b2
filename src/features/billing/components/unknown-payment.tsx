import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '@/lib/ui/notice';
import { conclude, type PaymentOutcome } from '../calls/pay';
import type { PaymentKey } from '../calls/payment-key';
import { unknownPayment } from '../model/payment-refusal';
import { paymentOf } from '../model/same-payment';
import { recentPaymentsQuery } from '../queries-methods';

interface UnknownPaymentProps {
  paymentKey: PaymentKey;
  onAnswered: (outcome: PaymentOutcome) => void;
}

/** A payment without an answer. Asks until its key is found; until then the same key may be sent again. */
export function UnknownPayment({ paymentKey, onAnswered }: UnknownPaymentProps) {
  const { data, isFetchedAfterMount } = useQuery({ ...recentPaymentsQuery, refetchInterval: 5000 });
  const found = data && paymentOf(paymentKey.read(), data.items);
  const answer = useEffectEvent(onAnswered);
  useEffect(() => {
    if (found) answer(conclude(found, paymentKey));
  }, [found, paymentKey]);
  return (
    <Notice tone="warning" title={unknownPayment}>
      {isFetchedAfterMount &&
        data &&
        !found &&
        'No payment has arrived so far. Trying again is safe: it can’t be charged twice.'}
    </Notice>
  );
}
