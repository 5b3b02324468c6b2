import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CourtSearchBar } from './court-search-bar';
import type { CourtSearch } from './use-court-search';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const idle: CourtSearch = { state: 'idle', error: undefined, start: () => undefined, pause: () => undefined };

function show(search: CourtSearch, isContinued: boolean) {
  return render(
    <MantineProvider>
      <CourtSearchBar
        providerId={7}
        userName="tfinch"
        search={search}
        numbers={['1:24-cv-05000', '1:24-cv-05001']}
        isContinued={isContinued}
      />
    </MantineProvider>,
  );
}

it('says what is left and when PACER takes the next search, and announces no seconds', () => {
  show({ ...idle, state: 'waiting' }, true);
  expect(screen.getByRole('status').textContent).toBe('PACER limits searches per minute: 2 numbers left.');
  expect(screen.getByText('The search continues in 60 seconds.')).toBeDefined();
  for (let second = 0; second < 59; second += 1) act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByText('The search continues in 1 second.')).toBeDefined();
});

it.each([
  [false, 'Search PACER for 2 numbers: $0.20'],
  [true, 'Continue searching PACER for 2 numbers: $0.20'],
])('names what a press buys, begun before: %s', (isContinued, name) => {
  show(idle, isContinued);
  expect(screen.getByRole('button', { name })).toBeDefined();
});
