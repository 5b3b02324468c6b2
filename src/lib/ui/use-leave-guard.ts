import { useBlocker } from '@tanstack/react-router';
import { type ConfirmOptions, confirm } from './confirm';

interface LeaveGuard {
  /** Whether leaving would lose anything. */
  isActive: boolean;
  question: Pick<ConfirmOptions, 'title' | 'content' | 'confirmLabel'>;
  /** Pages, by route parameters or path, that lose nothing. */
  keepsOn?: ((params: object, pathname: string) => boolean) | undefined;
}

/** Asks before leaving a page that would lose something. For closing or reloading, the browser asks in its own words. */
export function useLeaveGuard({ isActive, question, keepsOn }: LeaveGuard): void {
  useBlocker({
    disabled: !isActive,
    enableBeforeUnload: isActive,
    shouldBlockFn: async ({ current, next }) => {
      if (next.pathname === current.pathname || keepsOn?.(next.params, next.pathname)) return false;
      return !(await confirm(question));
    },
  });
}
