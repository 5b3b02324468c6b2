import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateInput } from './date-input';

const wrong = 'Enter a date, such as 09 / 01 / 2026.';

function setUp(initial?: string) {
  const changes = vi.fn<(date: string | undefined) => void>();
  function Host() {
    const [date, setDate] = useState(initial);
    return (
      <>
        <DateInput
          label="Hearing"
          value={date}
          onChange={(next) => {
            changes(next);
            setDate(next);
          }}
        />
        <button type="button" onClick={() => setDate(undefined)}>
          Clear all
        </button>
      </>
    );
  }
  render(
    <MantineProvider>
      <Host />
    </MantineProvider>,
  );
  return { changes, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Hearing' }) };
}

it.each(['09/01/2026', '9/1/26', '2026-09-01', 'Sep 1 2026', '09012026'])('takes %s, once', async (typed) => {
  const { changes, user, field } = setUp();
  await user.type(field, typed);
  await user.tab();
  expect(changes.mock.calls).toEqual([['2026-09-01']]);
  expect(field).toHaveValue('09 / 01 / 2026');
});

it.each([
  ['9/1', '2026-09-01'],
  ['today', '2026-11-22'],
])('takes %s on leaving, by today', async (typed, date) => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const { changes, user, field } = setUp();
  await user.type(field, typed);
  await user.tab();
  vi.useRealTimers();
  expect(changes.mock.calls).toEqual([[date]]);
});

it('is focused by its label', async () => {
  const { user, field } = setUp();
  await user.click(screen.getByText('Hearing'));
  expect(field).toHaveFocus();
});

it('opens its calendar on the Down key', async () => {
  const { user, field } = setUp();
  const opened = vi.fn();
  screen.getByRole('button', { name: 'Choose a date' }).addEventListener('click', opened);
  field.focus();
  await user.keyboard('{ArrowUp}');
  expect(opened).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(opened).toHaveBeenCalledOnce();
});

it('keeps the text as typed until it is complete, and explains it on leaving', async () => {
  const { changes, user, field } = setUp('2026-08-01');
  await user.clear(field);
  await user.type(field, '9/31/2026');
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText(wrong)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('9/31/2026');
  expect(changes).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '9/30/2026');
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
  expect(changes.mock.calls).toEqual([['2026-09-30']]);
});

it('is removed with its text', async () => {
  const { changes, user, field } = setUp('2026-08-01');
  await user.clear(field);
  expect(changes).not.toHaveBeenCalled();
  await user.tab();
  expect(changes.mock.calls).toEqual([[undefined]]);
});

it('follows a change from outside', async () => {
  const { user, field } = setUp('2026-08-01');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field).toHaveValue('');
  await user.type(field, '8/2/2026');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field).toHaveValue('');
});
