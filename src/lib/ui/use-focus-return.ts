import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened the dialog, also when the dialog is taken away without having been closed; to the
 * start of the page's content where what opened it is gone.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('content');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [opener],
  );
}
