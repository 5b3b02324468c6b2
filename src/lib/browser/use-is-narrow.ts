import { useMediaQuery } from '@mantine/hooks';

/** Tells whether the screen is too narrow for a table, so that rows show as cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
