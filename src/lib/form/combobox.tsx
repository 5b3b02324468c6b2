import { useMemo, useState } from 'react';
import { ComboboxFrame, type ComboboxFrameProps } from './combobox-frame';
import { type Option, recentFirst } from './option';
import { filterOptions, indexOptions } from './option-filter';
import { ReloadOptions } from './reload-options';

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
  /** Set if the options couldn't be loaded: loads them again. */
  onReload?: () => void;
  /** Values chosen lately. Listed first, under their own heading. */
  recent?: readonly string[];
}

const none: readonly string[] = [];

/**
 * A combobox over a fixed list. Typing only filters: leaving without choosing restores the choice. The list is
 * virtualized, so 12,000 options render as fast as twenty.
 */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onChange,
    clearable,
    loading: isLoading,
    onReload,
    placeholder,
    recent = none,
    ...frame
  } = props;
  const loading = isLoading && !onReload;
  const [typed, setTyped] = useState<string>();
  const index = useMemo(() => indexOptions(recentFirst(options, recent)), [options, recent]);
  const matches = useMemo(() => filterOptions(index, typed ?? ''), [index, typed]);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const field = (
    <ComboboxFrame
      {...frame}
      placeholder={loading ? 'Loading…' : (chosen?.label ?? placeholder)}
      shown={chosen?.label ?? (value === undefined || loading || onReload ? '' : 'No longer offered')}
      typed={typed}
      onType={setTyped}
      options={matches}
      chosen={value}
      onChoose={(option) => option.value !== value && onChange(option.value)}
      onClear={clearable && value !== undefined ? () => onChange(undefined) : undefined}
      onClose={() => setTyped(undefined)}
      emptyText={loading ? 'Loading…' : onReload ? "Couldn't be loaded" : 'No results found'}
    />
  );
  if (!onReload) return field;
  return (
    <div>
      {field}
      <ReloadOptions label={typeof props.label === 'string' ? props.label : undefined} onReload={onReload} />
    </div>
  );
}
