import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

interface ChangeOptions {
  /** Takes the place of the present address: for what is typed letter by letter, which Back should not walk through. */
  replace?: boolean;
}

/**
 * Changes what the address says of the grid on this page. Parameters set to undefined go away; whatever else the
 * address holds stays. A change of anything but the page leads back to the first page.
 */
export function useSearchChange<Search extends object>() {
  const navigate = useNavigate();
  return useCallback(
    (patch: Partial<Search>, { replace = false }: ChangeOptions = {}) => {
      void navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => ({ ...previous, page: undefined, ...patch }),
        replace,
        resetScroll: 'page' in patch,
      });
    },
    [navigate],
  );
}
