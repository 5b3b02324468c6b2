import { useBlocker } from '@tanstack/react-router';
import { type ConfirmOptions, confirm } from './confirm';

interface LeaveGuard {
  /** Whether there is anything to lose. */
  isActive: boolean;
  question: Pick<ConfirmOptions, 'title' | 'content' | 'confirmLabel'>;
  /** Pages where nothing is lost, by the parameters of their route. */
  keepsOn?: (params: object) => boolean;
}

/**
 * Asks before a page is left on which something would be lost. For closing the page or loading it anew the browser asks,
 * in its own words.
 */
export function useLeaveGuard({ isActive, question, keepsOn }: LeaveGuard): void {
  useBlocker({
    disabled: !isActive,
    enableBeforeUnload: isActive,
    shouldBlockFn: async ({ current, next }) => {
      if (next.pathname === current.pathname || keepsOn?.(next.params)) return false;
      return !(await confirm(question));
    },
  });
}
