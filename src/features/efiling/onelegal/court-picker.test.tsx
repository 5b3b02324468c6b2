/** The picker's work for a keystroke doesn't grow with a county's divisions, and it works by keyboard alone. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { getListMultisourceCountiesQueryKey, getListMultisourceDivisionsQueryKey } from '@/api/generated/filing';
import type { MultisourceDivision } from '@/api/generated/filing/model';
import { CourtPicker, type PickedCourt } from './court-picker';
import { accessSetting } from './tables';

/** Shows the picker with a county of that many divisions. Returns how to unmount it, and what was picked last. */
function show(count: number) {
  const client = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(accessSetting().queryKey, null);
  client.setQueryData(getListMultisourceCountiesQueryKey('CA'), [{ name: 'Sonoma', courtCount: 1 }]);
  const divisions = Array.from(
    { length: count },
    (_, index): MultisourceDivision => ({
      divisionId: `sonoma:${index}`,
      name: `District ${index} - Civil Unlimited`,
      county: 'Sonoma',
      courtId: 'sonoma',
      courtName: 'Superior Court of California, County of Sonoma',
      apiType: 2,
      filingFlows: ['new-case'],
      isDocumentsExempt: false,
    }),
  );
  const asked = {
    County: 'Sonoma',
    FilingFlowType: 'new-case' as const,
    HideDocumentsExempt: false,
    CanAccessOneLegalCourtPicker: true,
  };
  client.setQueryData(getListMultisourceDivisionsQueryKey('CA', asked), divisions);
  let last: PickedCourt = {};
  function Picker() {
    const [picked, setPicked] = useState<PickedCourt>({ county: 'Sonoma' });
    last = picked;
    return <CourtPicker state="CA" flow="new-case" picked={picked} onPick={setPicked} errors={{}} />;
  }
  const { unmount } = render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Picker />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { unmount, picked: () => last };
}

/** Milliseconds that typing into the division takes, with so many divisions. */
function typing(count: number): number {
  const { unmount } = show(count);
  const input = screen.getByRole('combobox', { name: 'Division' });
  fireEvent.click(input);
  const before = performance.now();
  for (const typed of ['d', 'di', 'dis', 'dist', 'distr', 'district 1', 'district', 'd', ''])
    fireEvent.change(input, { target: { value: typed } });
  const taken = performance.now() - before;
  unmount();
  return taken;
}

it('responds at 400 divisions in at most 1.5 times what it takes at 20', () => {
  for (const count of [20, 400, 20, 400]) typing(count);
  const few: number[] = [];
  const many: number[] = [];
  // Alternating, so that whatever slows the machine slows both.
  for (let round = 0; round < 25; round += 1) {
    few.push(typing(20));
    many.push(typing(400));
  }
  // The least is what the work takes; more is what else the machine did.
  const ratio = Math.min(...many) / Math.min(...few);
  console.info(`400 divisions: ${ratio.toFixed(2)} times 20`);
  expect(ratio).toBeLessThanOrEqual(1.5);
});

it('draws a part of 400 divisions', () => {
  show(400);
  fireEvent.click(screen.getByRole('combobox', { name: 'Division' }));
  const list = screen.getByRole('listbox', { name: 'Division' });
  expect(within(list).getAllByRole('option').length).toBeLessThan(60);
});

it('is used by keyboard alone, and a court that is the only one is chosen', async () => {
  const user = userEvent.setup();
  const { picked } = show(20);
  expect(screen.getByRole('combobox', { name: 'Court' })).toHaveDisplayValue(/County of Sonoma/);
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'County' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Division' })).toHaveFocus();
  await user.keyboard('district 7{Enter}');
  expect(picked()).toEqual({ county: 'Sonoma', courtId: 'sonoma', divisionId: 'sonoma:7' });
});
