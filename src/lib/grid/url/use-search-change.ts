import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

interface ChangeOptions {
  /** Replaces the history entry, so that Back skips each typed letter. */
  replace?: boolean;
}

/**
 * Changes search parameters of this page. Undefined removes a parameter; others stay. Any change but that of the page
 * number returns to the first page.
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
