import { useNavigate } from '@tanstack/react-router';
import { keyFor, readSaveFailure } from '@/features/drafts';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { readPlaceFailure } from '../model/place-failure';
import { usePlaceOrder } from '../mutations';
import { placingJournal, servingSubject } from './journals';
import { useOrderDraft } from './order-context';
import { useOrderForm } from './order-form';

/**
 * Saves the draft, then places its order at the quoted price. Keeps the idempotency key until the outcome is known, so
 * placing again after a lost response or a reload can't order twice. `onStale` is called if the prices have changed.
 */
export function usePlace(quoteId: string | undefined, onStale: () => void): () => Promise<void> {
  const { orderId, saver, placing } = useOrderDraft();
  const form = useOrderForm();
  const { mutateAsync } = usePlaceOrder();
  const navigate = useNavigate();
  const subject = servingSubject(usePerson()?.userId, orderId);

  const place = async () => {
    if (quoteId === undefined) return;
    placing.begin();
    if (!(await saver.flush()))
      return placing.end({
        kind: 'refused',
        title: 'The order wasn’t placed',
        message: "Your last changes aren't saved yet, so nothing was ordered. Try again in a moment.",
        fields: new Map(),
      });
    const entered = form.state.values;
    const { version } = saver;
    const { key } = storedKey(subject, version);
    try {
      await mutateAsync({ orderId, version, quoteId, key });
    } catch (error) {
      const failure = readPlaceFailure(error);
      if (failure.kind === 'quote-stale') {
        // The same version is placed at another price: a different request.
        placingJournal.clear(subject);
        onStale();
      }
      if (failure.kind === 'submitted') {
        placingJournal.clear(subject);
        saver.reportSubmitted();
      }
      if (failure.kind === 'conflict') {
        const conflict = readSaveFailure(error);
        if (conflict.kind === 'conflict') saver.reportConflict(conflict.current, entered);
      }
      return placing.end(failure);
    }
    placingJournal.clear(subject);
    saver.reportSubmitted();
    await navigate({ to: '/order-details/$orderId', params: { orderId }, replace: true });
  };
  return () => trackWork(place());
}

/** The idempotency key of this version, stored before its first use. */
function storedKey(subject: string, version: number) {
  const key = keyFor(placingJournal.read(subject), version, () => crypto.randomUUID());
  placingJournal.write(subject, key);
  return key;
}
