import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { searchDocketEntries } from '@/api/generated/docket-watch';
import { proposingEntriesQuery } from './queries';

vi.mock(import('@/api/generated/docket-watch'), async (original) => ({
  ...(await original()),
  searchDocketEntries: vi.fn(),
}));

test('deadlines are proposed from every page of entries, however many there are', async () => {
  const pages = 33;
  vi.mocked(searchDocketEntries).mockImplementation(async ({ cursor = '1' } = {}) => ({
    items: [],
    waiting: pages - Number(cursor),
    ...(Number(cursor) < pages && { nextCursor: String(Number(cursor) + 1) }),
  }));
  const found = await new QueryClient().fetchQuery(proposingEntriesQuery('2026-11-24'));
  expect(searchDocketEntries).toHaveBeenCalledTimes(pages);
  expect(found.waiting).toBe(0);
});
