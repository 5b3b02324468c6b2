import { useEffect, useState } from 'react';

/** On unmount, returns the focus to the element that opened the dialog, or to the page's content if that is gone. */
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
