import { useEffect, useState } from 'react';

/** Gives the focus back to what opened the dialog, also when the dialog is taken away without having been closed. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
