import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen has no room for a table, and the rows show as cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
