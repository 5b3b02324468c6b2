/** Helpers for lists in page tests. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A list with all rows, which are drawn in steps after they arrive. */
export async function findGrid(name: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
  return within(region).findByRole('grid', { name });
}

/** The numbers of the orders that the rows of a list lead to, in order. */
export function linkedOrders(grid: HTMLElement): number[] {
  return within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('link')[0]?.getAttribute('href')?.split('/').at(-1)));
}
