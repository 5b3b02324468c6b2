import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/CloseButton.css';
import { CloseButton, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Chevron } from '@/lib/ui/chevron';
import classes from './combobox.module.css';
import type { ComboboxListHandle, MoreOptions } from './combobox-list';
import { useDropdown } from './dropdown-code';
import type { ListOption } from './option';
import type { FieldProps } from './use-bound-field';

export interface ComboboxFrameProps extends FieldProps {
  id?: string;
  name?: string;
  error?: ReactNode;
  placeholder?: string;
  /** The input text until something is typed. */
  shown: string;
  typed: string | undefined;
  onType: (typed: string) => void;
  /** The options that match the typed text. */
  options: readonly ListOption[];
  /** The chosen value. */
  chosen: string | undefined;
  onChoose: (option: ListOption) => void;
  /** Clears the choice. Undefined hides the clear button. */
  onClear?: () => void;
  /** Called when the list closes. */
  onClose?: () => void;
  onBlur?: () => void;
  /** Shown if there are no options. */
  emptyText: string;
  /** Set if more options can be loaded. */
  more?: MoreOptions;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** Rows that Page Up and Page Down move. */
const page = 8;

/** A text input with a list of options (ARIA combobox pattern). The focus stays in the input. */
export function ComboboxFrame(props: ComboboxFrameProps) {
  const { shown, typed, onType, options, chosen, onChoose, onClear, onClose, onBlur, emptyText, more, ...rest } = props;
  const { inputRef, readOnly, disabled, id, ...input } = rest;
  const [isOpen, setOpen] = useState(false);
  /** The option the keyboard moved to, if any. */
  const [moved, setMoved] = useState<number>();
  const list = useRef<ComboboxListHandle>(null);
  const Dropdown = useDropdown(isOpen);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const listId = `${inputId}-options`;
  const isLocked = disabled || readOnly;
  const name = typeof input.label === 'string' ? input.label : undefined;
  const active = moved === undefined ? initialIndex(options, chosen) : Math.min(moved, options.length - 1);

  function open(): void {
    if (isLocked || isOpen) return;
    setMoved(undefined);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    onClose?.();
  }

  function choose(option: ListOption | undefined): void {
    if (!option || option.isDisabled) return;
    close();
    onChoose(option);
  }

  function moveTo(place: number): void {
    const bounded = Math.max(0, Math.min(place, options.length - 1));
    setMoved(bounded);
    list.current?.reveal(bounded);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const place = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : indexAfter(event.key, active, options);
    if (place !== undefined && (isOpen || opens(event.key))) {
      event.preventDefault();
      if (isOpen) moveTo(place);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  }

  return (
    <TextInput
      {...input}
      inputContainer={(field) => (
        <div className={classes.place}>
          {field}
          {isOpen && Dropdown && (
            <Dropdown
              ref={list}
              id={listId}
              label={name ?? 'Options'}
              options={options}
              chosen={chosen}
              active={active}
              onHover={setMoved}
              onChoose={choose}
              emptyText={emptyText}
              more={more}
            />
          )}
        </div>
      )}
      ref={inputRef}
      id={inputId}
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && options.length > 0 ? `${listId}-${active}` : undefined}
      // Otherwise Escape would close the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
      // Otherwise a dialog would focus its close button.
      data-autofocus={input.autoFocus || undefined}
      autoComplete="off"
      spellCheck={false}
      disabled={isLocked}
      value={typed ?? shown}
      title={shown || undefined}
      rightSection={
        onClear && !isLocked ? (
          <CloseButton
            size="sm"
            aria-label={`Clear ${name ?? 'selection'}`}
            onClick={() => {
              close();
              onClear();
            }}
          />
        ) : (
          <Chevron className={classes.chevron} />
        )
      }
      onFocus={(event) => event.currentTarget.select()}
      onClick={open}
      onChange={(event) => {
        onType(event.currentTarget.value);
        setMoved(undefined);
        setOpen(true);
      }}
      onKeyDown={handleKey}
      onBlur={() => {
        close();
        onBlur?.();
      }}
    />
  );
}

/** The chosen option, or else the first enabled one. */
function initialIndex(options: readonly ListOption[], chosen: string | undefined): number {
  const at = chosen === undefined ? -1 : options.findIndex((option) => option.value === chosen);
  return at >= 0
    ? at
    : Math.max(
        0,
        options.findIndex((option) => !option.isDisabled),
      );
}

const opens = (key: string) => key !== 'Home' && key !== 'End';

/** The option that a key moves to; undefined for other keys. */
function indexAfter(key: string, active: number, options: readonly ListOption[]): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: options.length - 1,
  };
  return places[key];
}
