import { useState } from 'react';
import { showFailure } from '@/lib/ui/toast';
import { openConnectWindow } from './connect-window';

/** A sign-in at an outside system that a person can start. */
export interface Connecting {
  start: () => void;
  isUnderWay: boolean;
}

interface OutsideSignIn {
  /** Whether the system's page needs a window of its own. */
  opensWindow: () => boolean;
  /** Signs in, in the window if there is one. Handles its failures itself. */
  signIn: (opened: Window | undefined) => Promise<unknown>;
}

/** Starts a sign-in at an outside system, in the press itself, and says so if the browser blocks its window. */
export function useOutsideSignIn(displayName: string, { opensWindow, signIn }: OutsideSignIn): Connecting {
  const [isUnderWay, setUnderWay] = useState(false);
  const start = () => {
    const opened = opensWindow() ? openConnectWindow(displayName) : undefined;
    if (opened === null)
      return showFailure(
        `Could not connect to ${displayName}`,
        'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
      );
    setUnderWay(true);
    void signIn(opened).finally(() => setUnderWay(false));
  };
  return { start, isUnderWay };
}
