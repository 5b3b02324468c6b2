import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Combobox } from './combobox';
import type { Option } from './option';

const fruits: Option[] = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear', description: 'From the orchard' },
  { value: 'plum', label: 'Plum' },
];

interface SetUp {
  options?: Option[];
  initial?: string;
  loading?: boolean;
  disabled?: boolean;
}

function setUp({ options = fruits, initial, loading, disabled }: SetUp = {}) {
  const changed = vi.fn();
  function Fruit() {
    const [value, setValue] = useState(initial);
    return (
      <Combobox
        label="Fruit"
        options={options}
        value={value}
        clearable
        loading={loading}
        disabled={disabled}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <MantineProvider>
      <Fruit />
      <button type="button">Elsewhere</button>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), changed, input: screen.getByRole('combobox', { name: 'Fruit' }) };
}

const shown = () => within(screen.getByRole('listbox', { name: 'Fruit' })).getAllByRole('option');

describe('by keyboard', () => {
  test('typing finds, arrows move, Enter chooses, and the list says what is active', async () => {
    const { user, changed, input } = setUp();
    await user.tab();
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('p');
    expect(shown().map((option) => option.textContent)).toEqual(['PearFrom the orchard', 'Plum', 'Apple']);
    await user.keyboard('{ArrowDown}');
    const active = shown()[1];
    expect(input.getAttribute('aria-activedescendant')).toBe(active?.id);
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith('plum');
    expect(input).toHaveValue('Plum');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('an arrow opens the whole list at the choice', async () => {
    const { user, input } = setUp({ initial: 'pear' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(shown()).toHaveLength(3);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pear');
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{PageDown}{PageUp}{ArrowUp}{Enter}');
    expect(input).toHaveValue('Apple');
  });

  test('what was typed and not chosen is put back, by Escape and by leaving', async () => {
    const { user, changed, input } = setUp({ initial: 'pear' });
    await user.tab();
    await user.keyboard('plu{Escape}');
    expect(input).toHaveValue('Pear');
    await user.keyboard('plu');
    await user.tab();
    expect(input).toHaveValue('Pear');
    expect(changed).not.toHaveBeenCalled();
  });

  test('choosing the choice again changes nothing', async () => {
    const { user, changed } = setUp({ initial: 'pear' });
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('by pointer', () => {
  test('a click opens, a click chooses, and the choice can be taken back', async () => {
    const { user, changed, input } = setUp();
    await user.click(input);
    await user.click(screen.getByRole('option', { name: 'Plum' }));
    expect(input).toHaveValue('Plum');
    await user.click(screen.getByRole('button', { name: 'Clear Fruit' }));
    expect(changed).toHaveBeenLastCalledWith(undefined);
    expect(input).toHaveValue('');
  });

  test('what is locked does not open', async () => {
    const { user, input } = setUp({ disabled: true });
    await user.click(input);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('no match says so', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('zucchini{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No results found');
});

test('a choice that is not offered any more is named as such, once the list has come', () => {
  const { input } = setUp({ initial: 'quince' });
  expect(input).toHaveValue('No longer offered (quince)');
});

test('while the list is loading, nothing is claimed about the choice', async () => {
  const { user, input } = setUp({ initial: 'quince', options: [], loading: true });
  expect(input).toHaveValue('');
  await user.click(input);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('of 12,000 options only those in sight are in the page', async () => {
  const many = Array.from({ length: 12_000 }, (_, index) => ({ value: `${index}`, label: `Filing type ${index}` }));
  const { user, input } = setUp({ options: many });
  await user.click(input);
  expect(shown().length).toBeLessThan(40);
  expect(shown()[0]).toHaveAttribute('aria-setsize', '12000');
});
