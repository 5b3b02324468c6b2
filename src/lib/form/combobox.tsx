import { useMemo, useState } from 'react';
import { ComboboxFrame, type ComboboxFrameProps } from './combobox-frame';
import type { Option } from './option';
import { filterOptions, indexOptions } from './option-filter';

type FrameProps = Pick<
  ComboboxFrameProps,
  'id' | 'name' | 'error' | 'label' | 'description' | 'required' | 'disabled' | 'size' | 'readOnly' | 'onBlur'
>;

export interface ComboboxProps extends FrameProps {
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  placeholder?: string;
  /** Shows a clear button. */
  clearable?: boolean;
  /** The options are still loading. */
  loading?: boolean;
}

/**
 * A combobox over a fixed list. Typing only filters: leaving without choosing restores the choice. The list is
 * virtualized, so 12,000 options render as fast as twenty.
 */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, clearable, loading, placeholder, ...frame } = props;
  const [typed, setTyped] = useState<string>();
  const index = useMemo(() => indexOptions(options), [options]);
  const matches = useMemo(() => filterOptions(index, typed ?? ''), [index, typed]);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  return (
    <ComboboxFrame
      {...frame}
      placeholder={loading ? 'Loading…' : (chosen?.label ?? placeholder)}
      shown={chosen?.label ?? (value === undefined || loading ? '' : `No longer offered (${value})`)}
      typed={typed}
      onType={setTyped}
      options={matches}
      chosen={value}
      onChoose={(option) => option.value !== value && onChange(option.value)}
      onClear={clearable && value !== undefined ? () => onChange(undefined) : undefined}
      onClose={() => setTyped(undefined)}
      emptyText={loading ? 'Loading…' : 'No results found'}
    />
  );
}
