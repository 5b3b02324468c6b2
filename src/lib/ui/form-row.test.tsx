import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormRow } from './form-row';

afterEach(() => vi.restoreAllMocks());

const names = ['F0', 'F1', 'F2', 'F3', 'F4'];
const fields = (count: number) => names.slice(0, count).map((name) => <input key={name} aria-label={name} />);

it('lays out one to four fields side by side with the given widths', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const count of [1, 2, 3, 4]) {
    const { unmount } = render(<FormRow widths={['30%']}>{fields(count)}</FormRow>);
    expect(screen.getAllByRole('textbox')).toHaveLength(count);
    expect(screen.getByLabelText('F0').parentElement).toHaveStyle({ flexBasis: '30%' });
    unmount();
  }
  expect(error).not.toHaveBeenCalled();
});

it('logs more than four fields, and still shows them', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<FormRow>{fields(5)}</FormRow>);
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  expect(error).toHaveBeenCalledWith('A form row fits at most 4 fields, not 5.');
});
