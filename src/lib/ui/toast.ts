/** Short messages about what has happened, for failures and successes that no form and no dialog shows. */
import { OverlayStore } from './overlay-store';

export interface Toast {
  tone: 'good' | 'bad' | 'neutral';
  title: string;
  message?: string;
  /** Until somebody closes it, as a failure does; the others go by themselves. */
  stays?: boolean;
  /** Takes back what has happened. Done at most once: the toast goes with it. */
  undo?: () => void;
}

export const toasts = new OverlayStore<Toast & { id: number }>();

/** Shows a toast. Its look is loaded with the first one. Answers how to take it away, once it is no longer true. */
export function showToast(toast: Toast): () => void {
  const id = toasts.add((id) => ({ ...toast, id }));
  return () => toasts.remove(id);
}

/** Advice for an action that may work the next time. */
export const tryAgain = 'Please try again in a moment.';

/** Says in a toast that an action did not work and, where anything helps, what to do. Answers as `showToast` does. */
export function showFailure(title: string, advice?: string): () => void {
  return showToast({ tone: 'bad', title, ...(advice ? { message: advice } : {}) });
}
