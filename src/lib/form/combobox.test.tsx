import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Combobox } from './combobox';
import { ComboboxFrame } from './combobox-frame';
import type { ListOption, Option } from './option';

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
  test('typing filters, arrows move, Enter chooses, and the active option is announced', async () => {
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

  test('an arrow opens the full list at the choice', async () => {
    const { user, input } = setUp({ initial: 'pear' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(shown()).toHaveLength(3);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pear');
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{PageDown}{PageUp}{ArrowUp}{Enter}');
    expect(input).toHaveValue('Apple');
  });

  test('Escape and leaving restore the choice', async () => {
    const { user, changed, input } = setUp({ initial: 'pear' });
    await user.tab();
    await user.keyboard('plu{Escape}');
    expect(input).toHaveValue('Pear');
    await user.keyboard('plu');
    await user.tab();
    expect(input).toHaveValue('Pear');
    expect(changed).not.toHaveBeenCalled();
  });

  test('choosing the same option changes nothing', async () => {
    const { user, changed } = setUp({ initial: 'pear' });
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('by pointer', () => {
  test('clicks open, choose and clear', async () => {
    const { user, changed, input } = setUp();
    await user.click(input);
    await user.click(screen.getByRole('option', { name: 'Plum' }));
    expect(input).toHaveValue('Plum');
    await user.click(screen.getByRole('button', { name: 'Clear Fruit' }));
    expect(changed).toHaveBeenLastCalledWith(undefined);
    expect(input).toHaveValue('');
  });

  test('a locked field does not open', async () => {
    const { user, input } = setUp({ disabled: true });
    await user.click(input);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('shows when nothing matches', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('zucchini{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No results found');
});

test('a choice that is no longer offered is marked once the options have loaded', () => {
  const { input } = setUp({ initial: 'quince' });
  expect(input).toHaveValue('No longer offered');
});

test('while the options load, the choice is not marked', async () => {
  const { user, input } = setUp({ initial: 'quince', options: [], loading: true });
  expect(input).toHaveValue('');
  await user.click(input);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('of 12,000 options only the visible ones are rendered', async () => {
  const many = Array.from({ length: 12_000 }, (_, index) => ({ value: `${index}`, label: `Filing type ${index}` }));
  const { user, input } = setUp({ options: many });
  await user.click(input);
  expect(shown().length).toBeLessThan(40);
  expect(shown()[0]).toHaveAttribute('aria-setsize', '12000');
});

describe('a nested list with disabled options and more to load', () => {
  const options: ListOption[] = [
    { value: 'orchard', label: 'Orchard', isDisabled: true },
    { value: 'north', label: 'North slope', parents: ['Orchard'], isDisabled: true },
    { value: 'quince', label: 'Quince', parents: ['Orchard', 'North slope'] },
    ...Array.from({ length: 20 }, (_, index) => ({ value: `${index}`, label: `Plum ${index}` })),
  ];
  function setUpFrame() {
    const chosen = vi.fn();
    const load = vi.fn();
    render(
      <MantineProvider>
        <ComboboxFrame
          label="Fruit"
          shown=""
          typed={undefined}
          onType={() => {}}
          options={options}
          chosen={undefined}
          onChoose={chosen}
          emptyText="Nothing"
          more={{ load, isLoading: false }}
        />
      </MantineProvider>,
    );
    const input = screen.getByRole('combobox', { name: 'Fruit' });
    const place = () => Number(input.getAttribute('aria-activedescendant')?.split('-').at(-1));
    return { user: userEvent.setup(), chosen, load, input, place };
  }

  test('starts at the first enabled option, and announces its ancestors', async () => {
    const { user, input, place, chosen } = setUpFrame();
    await user.click(input);
    expect(place()).toBe(2);
    expect(screen.getByRole('option', { name: /^Orchard, North slope: ?Quince/ })).toBeVisible();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('option', { name: /^Orchard: ?North slope/ })).toHaveAttribute('aria-disabled', 'true');
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(options[2]);
  });

  test('Home, End and the page keys move in an open list', async () => {
    const { user, input, place } = setUpFrame();
    await user.click(input);
    await user.keyboard('{End}');
    expect(place()).toBe(options.length - 1);
    await user.keyboard('{PageUp}');
    expect(place()).toBe(options.length - 9);
    await user.keyboard('{Home}');
    expect(place()).toBe(0);
    await user.keyboard('{PageDown}');
    expect(place()).toBe(8);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{End}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('loads more near the end, and leaves its size unknown', async () => {
    const { user, input, load } = setUpFrame();
    expect(load).not.toHaveBeenCalled();
    await user.click(input);
    expect(load).toHaveBeenCalled();
    expect(shown()[0]).toHaveAttribute('aria-setsize', '-1');
  });
});
