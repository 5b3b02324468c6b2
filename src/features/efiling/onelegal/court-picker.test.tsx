/** The picker draws a part of a county's divisions, and works by keyboard alone. `npm run bench:contacts` times it. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { getListMultisourceCountiesQueryKey, getListMultisourceDivisionsQueryKey } from '@/api/generated/filing';
import type { MultisourceDivision } from '@/api/generated/filing/model';
import { CourtPicker, type PickedCourt } from './court-picker';
import { accessSetting } from './courts';

/** Shows the picker with a county of that many divisions. Returns what was picked last. */
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
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <Picker />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { picked: () => last };
}

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
