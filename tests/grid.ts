/** Helpers for lists in page tests. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A list with all rows, which are drawn in steps after they arrive. */
export async function findGrid(name: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
  return within(region).findByRole('grid', { name });
}
