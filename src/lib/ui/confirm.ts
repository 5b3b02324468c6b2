/** Asks before an action that is hard to undo (specification, application section 2: confirm modal). */
import type { ReactNode } from 'react';
import { OverlayStore } from './overlay-store';

export interface ConfirmOptions {
  title?: string;
  content?: ReactNode;
  confirmLabel?: string;
  /** The action deletes something: the button is red and the default texts are for a deletion. */
  isDestructive?: boolean;
  /** Runs while the dialog is open. If it throws, the dialog stays open and a toast says that something went wrong. */
  onConfirm?: () => Promise<void>;
}

/** An open question, with its texts filled in. */
export interface Question extends ConfirmOptions {
  id: number;
  title: string;
  content: ReactNode;
  confirmLabel: string;
  answer(isConfirmed: boolean): void;
}

export const questions = new OverlayStore<Question>();

/** Resolves to true if confirmed. Escape and a click outside mean no. */
export function confirm(options: ConfirmOptions = {}): Promise<boolean> {
  const { isDestructive = false } = options;
  return new Promise((resolve) => {
    questions.add((id) => ({
      content: 'This action cannot be undone.',
      ...options,
      id,
      title: options.title ?? (isDestructive ? 'Are you sure?' : 'Are you sure you want to proceed?'),
      confirmLabel: options.confirmLabel ?? (isDestructive ? 'Delete' : 'Confirm'),
      answer: (isConfirmed) => {
        questions.remove(id);
        resolve(isConfirmed);
      },
    }));
  });
}
