/** Lists in the tests of pages. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A list with all its rows: they are drawn piece by piece, a moment after they came. */
export async function findGrid(name: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
  return within(region).findByRole('grid', { name });
}
