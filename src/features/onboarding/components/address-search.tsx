import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import { Loader, Popover, TextInput } from '@mantine/core';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { type PlaceSuggestion, usePlaces } from '@/features/addresses';
import { fieldId } from '@/lib/form';
import { useOnboardingForm } from '../forms/onboarding-form';
import classes from './address-search.module.css';

const name = 'address.addressSearch';
const inputId = fieldId(name);
const listId = `${inputId}-places`;

/**
 * Suggests addresses while the firm's address is typed, and fills in the parts of the chosen one.
 * @param onIncomplete some parts are missing and have to be entered manually.
 */
export function AddressSearch({ onIncomplete }: { onIncomplete: () => void }) {
  const form = useOnboardingForm();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const places = usePlaces();
  const { suggestions } = places;
  const isShown = isOpen && places.searched !== '';

  async function choose(suggestion: PlaceSuggestion | undefined): Promise<void> {
    if (!suggestion) return;
    setOpen(false);
    form.setFieldValue(name, `${suggestion.mainText}, ${suggestion.secondaryText}`);
    const parts = await places.find(suggestion);
    if (!parts) return onIncomplete();
    form.setFieldValue('address', (address) => ({ ...address, ...parts }));
    // The form's listeners hear changes of fields only, not of the object around them.
    form.setFieldValue(name, (text) => text);
    if (Object.values(parts).includes('')) onIncomplete();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isShown) setActive((active + step + suggestions.length) % Math.max(suggestions.length, 1));
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
    <form.AppField name={name}>
      {(field) => (
        <Popover
          opened={isShown}
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
              id={inputId}
              name={name}
              size="md"
              label="Street address"
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
              value={field.state.value}
              error={places.isUnavailable && 'Address search isn’t available. Enter the address manually.'}
              onChange={(event) => {
                field.handleChange(event.currentTarget.value);
                setActive(0);
                setOpen(true);
                places.search(event.currentTarget.value);
              }}
              onKeyDown={handleKey}
              onBlur={() => setOpen(false)}
            />
          </Popover.Target>
          <Popover.Dropdown p={4} onMouseDown={(event) => event.preventDefault()}>
            <Suggestions places={places} active={active} onHover={setActive} onChoose={choose} />
          </Popover.Dropdown>
        </Popover>
      )}
    </form.AppField>
  );
}

interface SuggestionsProps {
  places: ReturnType<typeof usePlaces>;
  active: number;
  onHover: (place: number) => void;
  onChoose: (suggestion: PlaceSuggestion) => Promise<void>;
}

/** The matching addresses. Focus stays in the input, which names the active one. */
function Suggestions({ places: { suggestions, isLoading }, active, onHover, onChoose }: SuggestionsProps) {
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
