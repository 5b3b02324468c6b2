import '@mantine/core/styles/Input.css';
import { Loader, TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FieldDropdown } from '@/lib/form/field-dropdown';
import type { PlaceAddress } from '../model/place-address';
import type { PlaceSuggestion } from '../places';
import { usePlaces } from '../use-places';
import classes from './address-lookup.module.css';

interface AddressLookupProps {
  id?: string;
  name?: string;
  label: string;
  size: 'sm' | 'md';
  /** The typed text, or the chosen address. */
  value: string;
  onType: (text: string) => void;
  /**
   * Called with the chosen address's parts, some of them empty; undefined when they couldn't be looked up. Not called when
   * somebody edits the address before they are there.
   */
  onChoose: (parts: PlaceAddress | undefined) => void;
}

/** Suggests addresses while one is typed, and looks up the parts of the chosen one. */
export function AddressLookup({ id, name, label, size, value, onType, onChoose }: AddressLookupProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const listId = `${inputId}-places`;
  const places = usePlaces();
  const { suggestions } = places;
  // A search that failed found nothing out.
  const isShown = isOpen && places.searched !== '' && !(places.isUnavailable && suggestions.length === 0);
  const input = useRef<HTMLInputElement>(null);
  const choosing = useRef<AbortController>(undefined);
  // The address may have another place in its list by the time its parts are there.
  const fill = useRef(onChoose);
  useEffect(() => {
    fill.current = onChoose;
  });
  useEffect(() => () => choosing.current?.abort(), []);

  async function choose(suggestion: PlaceSuggestion | undefined): Promise<void> {
    if (!suggestion) return;
    setOpen(false);
    onType(`${suggestion.mainText}, ${suggestion.secondaryText}`);
    choosing.current?.abort();
    const chosen = new AbortController();
    choosing.current = chosen;
    const { signal } = chosen;
    const edited = () => {
      chosen.abort();
      places.giveUp();
    };
    input.current?.closest('fieldset, form')?.addEventListener('input', edited, { signal });
    const parts = await places.find(suggestion);
    if (signal.aborted) return;
    chosen.abort();
    fill.current(parts);
  }

  function moveTo(place: number): void {
    setActive(place);
    // The list scrolls in a short window.
    document.getElementById(`${listId}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isShown) moveTo((active + step + suggestions.length) % Math.max(suggestions.length, 1));
      else setOpen(true);
    } else if (event.key === 'Enter' && isShown && suggestions.length > 0) {
      event.preventDefault();
      void choose(suggestions[active]);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <TextInput
      inputContainer={(field) => (
        <div className={classes.place}>
          {field}
          {isShown && (
            <FieldDropdown>
              <Suggestions listId={listId} places={places} active={active} onHover={setActive} onChoose={choose} />
            </FieldDropdown>
          )}
        </div>
      )}
      ref={input}
      id={inputId}
      name={name}
      size={size}
      label={label}
      placeholder="Search street address"
      role="combobox"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isShown && suggestions.length > 0 ? `${listId}-${active}` : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={places.isLoading && <Loader size="xs" aria-hidden />}
      value={value}
      error={places.isUnavailable && 'Address search isn’t available. Enter the address manually.'}
      onChange={(event) => {
        onType(event.currentTarget.value);
        setActive(0);
        setOpen(true);
        places.search(event.currentTarget.value);
      }}
      onKeyDown={handleKey}
      onBlur={() => setOpen(false)}
    />
  );
}

interface SuggestionsProps {
  listId: string;
  places: ReturnType<typeof usePlaces>;
  active: number;
  onHover: (place: number) => void;
  onChoose: (suggestion: PlaceSuggestion) => Promise<void>;
}

/** The matching addresses. Focus stays in the input, which names the active one. */
function Suggestions({ listId, places: { suggestions, isLoading }, active, onHover, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0)
    return (
      <div id={listId} role="status" className={classes.empty}>
        {isLoading ? 'Searching…' : 'No results found'}
      </div>
    );
  return (
    <div id={listId} role="listbox" aria-label="Addresses" tabIndex={-1}>
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        <div
          key={suggestion.placeId}
          id={`${listId}-${place}`}
          role="option"
          aria-selected={place === active}
          className={classes.option}
          onMouseMove={() => onHover(place)}
          onClick={() => void onChoose(suggestion)}
        >
          <IconMapPin size={18} aria-hidden className={classes.pin} />
          <span>
            {suggestion.mainText} <span className={classes.region}>{suggestion.secondaryText}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
