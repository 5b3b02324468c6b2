import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Popover.css';
import { CloseButton, Popover, TextInput } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import classes from './combobox.module.css';
import { ComboboxList, type ComboboxListHandle } from './combobox-list';
import type { FieldProps } from './field-props';
import type { Option } from './option';
import { filterOptions, indexOptions } from './option-filter';

export interface ComboboxProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  onBlur?: () => void;
  error?: ReactNode;
  placeholder?: string;
  /** Lets the choice be taken back. */
  clearable?: boolean;
  /** The options are still being loaded. */
  loading?: boolean;
}

/**
 * One choice out of many, found by typing. What is typed is never a value: leaving without choosing puts the choice
 * back. The list is rendered by the window, so 12,000 options cost what twenty do.
 */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onBlur, clearable, loading, readOnly, disabled, placeholder, id, ...input } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const list = useRef<ComboboxListHandle>(null);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const listId = `${inputId}-options`;
  const index = useMemo(() => indexOptions(options), [options]);
  const matches = useMemo(() => filterOptions(index, typed ?? ''), [index, typed]);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const shown = chosen?.label ?? (value === undefined || loading ? '' : `No longer offered (${value})`);
  const isLocked = disabled || readOnly;

  function open(): void {
    if (isLocked || isOpen) return;
    const at = matches.findIndex((option) => option.value === value);
    setActive(Math.max(at, 0));
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setTyped(undefined);
  }

  function choose(option: Option | undefined): void {
    if (!option) return;
    close();
    if (option.value !== value) onChange(option.value);
  }

  function moveTo(next: number): void {
    const bounded = Math.min(Math.max(next, 0), matches.length - 1);
    setActive(bounded);
    list.current?.reveal(bounded);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) moveTo(active + step);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(matches[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  }

  return (
    <Popover
      opened={isOpen}
      width="target"
      position="bottom-start"
      withRoles={false}
      shadow="md"
      trapFocus={false}
      withinPortal={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <TextInput
          {...input}
          id={inputId}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && matches.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={isLocked}
          placeholder={loading ? 'Loading…' : (chosen?.label ?? placeholder)}
          value={typed ?? shown}
          title={shown || undefined}
          rightSection={
            clearable && value !== undefined && !isLocked ? (
              <CloseButton
                size="sm"
                aria-label={`Clear ${typeof input.label === 'string' ? input.label : 'the choice'}`}
                onClick={() => {
                  close();
                  onChange(undefined);
                }}
              />
            ) : (
              <IconSelector size={16} aria-hidden className={classes.chevron} />
            )
          }
          onFocus={(event) => event.currentTarget.select()}
          onClick={open}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={handleKey}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      </Popover.Target>
      <Popover.Dropdown p={4} onMouseDown={(event) => event.preventDefault()}>
        <ComboboxList
          ref={list}
          id={listId}
          label={typeof input.label === 'string' ? input.label : 'Options'}
          options={matches}
          chosen={value}
          active={active}
          onHover={setActive}
          onChoose={choose}
          emptyText={loading ? 'Loading…' : 'No results found'}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
