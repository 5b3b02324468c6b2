import { lazy, Suspense, useSyncExternalStore } from 'react';
import { questions } from './confirm';
import { Opening } from './opening';
import { toasts } from './toast';

const ToastList = lazy(() => import('./toast-list'));
const ConfirmDialogs = lazy(() => import('./confirm-dialog'));

/** Hosts toasts and questions. Their components load on first use. */
export function Overlays() {
  const hasToasts = useSyncExternalStore(toasts.subscribe, () => toasts.snapshot().length > 0);
  const hasQuestions = useSyncExternalStore(questions.subscribe, () => questions.snapshot().length > 0);
  return (
    <>
      <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>
      <Opening>{hasQuestions && <ConfirmDialogs />}</Opening>
    </>
  );
}
