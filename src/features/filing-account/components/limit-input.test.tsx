import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LimitInput } from './limit-input';

function Limit() {
  const [value, setValue] = useState(30);
  return (
    <MantineProvider>
      <LimitInput label="Days" value={value} onChange={setValue} />
      <output>{value}</output>
    </MantineProvider>
  );
}

const days = () => screen.getByRole('spinbutton', { name: 'Days' });
const kept = () => screen.getByRole('status');

it('takes whole numbers from 1', async () => {
  const user = userEvent.setup();
  render(<Limit />);
  expect(days()).toHaveValue(30);
  await user.clear(days());
  await user.type(days(), '45');
  expect(kept()).toHaveTextContent('45');
});

it.each(['0', '-3', '1.5'])('keeps the limit when %s is entered', async (typed) => {
  const user = userEvent.setup();
  render(<Limit />);
  await user.clear(days());
  await user.paste(typed);
  expect(kept()).toHaveTextContent('30');
  await user.tab();
  expect(days()).toHaveValue(30);
});

it('can be empty while another number is typed', async () => {
  const user = userEvent.setup();
  render(<Limit />);
  await user.clear(days());
  expect(days()).toHaveValue(null);
  await user.tab();
  expect(days()).toHaveValue(30);
});
