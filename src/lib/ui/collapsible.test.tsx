import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Collapsible, isCollapsibleOption } from './collapsible';

const user = userEvent.setup();

it('toggles by mouse and keyboard, and keeps field values', async () => {
  render(
    <Collapsible title="Parties">
      <input aria-label="Name" />
    </Collapsible>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ortega');
  const toggle = screen.getByRole('button', { name: 'Parties', expanded: true });
  await user.click(toggle);
  expect(screen.getByLabelText('Name')).not.toBeVisible();
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ortega');
});

it('can be always or never collapsed', () => {
  render(
    <>
      <Collapsible title="Fees" collapsible="never">
        <p>Shown</p>
      </Collapsible>
      <Collapsible title="History" collapsible="always">
        <p>Put away</p>
      </Collapsible>
      <Collapsible title="Service" startsCollapsed>
        <p>Later</p>
      </Collapsible>
    </>,
  );
  expect(screen.getByText('Shown')).toBeVisible();
  expect(screen.getByText('Put away')).not.toBeVisible();
  expect(screen.getByText('Later')).not.toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each([
  ['never', true],
  ['always', true],
  ['toggle', true],
  ['sometimes', false],
  [undefined, false],
])('%s is an option: %s', (value, is) => expect(isCollapsibleOption(value)).toBe(is));
