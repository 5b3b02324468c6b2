/** Short messages about results that no form or dialog shows. */
import { OverlayStore } from './overlay-store';

export interface Toast {
  tone: 'good' | 'bad' | 'neutral';
  title: string;
  message?: string;
  /** Stays until closed, as failures do. */
  stays?: boolean;
  /** Undoes the action, once: the toast closes. */
  undo?: () => void;
}

export const toasts = new OverlayStore<Toast & { id: number }>();

/** Shows a toast. Returns a function that removes it. */
export function showToast(toast: Toast): () => void {
  const id = toasts.add((id) => ({ ...toast, id }));
  return () => toasts.remove(id);
}

/** Advice for a failure that may be temporary. */
export const tryAgain = 'Please try again in a moment.';

/** Shows that an action failed, with advice if there is any. Returns like `showToast`. */
export function showFailure(title: string, advice?: string): () => void {
  return showToast({ tone: 'bad', title, ...(advice ? { message: advice } : {}) });
}
