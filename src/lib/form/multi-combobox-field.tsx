import { CloseButton } from '@mantine/core';
import { Combobox } from './combobox';
import classes from './multi-combobox-field.module.css';
import type { Option } from './option';
import { type FieldProps, useBoundField } from './use-bound-field';

interface MultiComboboxFieldProps extends FieldProps {
  options: readonly Option[];
  placeholder?: string;
  /** Set if the options couldn't be loaded: loads them again. */
  onReload?: () => void;
  /** The most choices allowed. */
  max?: number;
}

/** Multiple choices from a long list, in the order chosen. */
export function MultiComboboxField({ options, max, ...props }: MultiComboboxFieldProps) {
  const { id, name, value: entered, error, change, blur } = useBoundField<string[] | undefined>();
  const value = entered ?? [];
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ??
    (props.onReload ? "Couldn't be loaded" : 'No longer offered');
  const isLocked = props.disabled || props.readOnly;
  return (
    <div>
      <Combobox
        {...props}
        id={id}
        name={name}
        options={options.filter((option) => !value.includes(option.value))}
        value={undefined}
        error={error}
        disabled={isLocked || (max !== undefined && value.length >= max)}
        onChange={(chosen) => chosen !== undefined && change([...value, chosen])}
        onBlur={blur}
      />
      {value.length > 0 && (
        <ul
          className={classes.chosen}
          aria-label={typeof props.label === 'string' ? `${props.label}: selected` : 'Selected'}
        >
          {value.map((chosen) => (
            <li key={chosen} className={classes.choice}>
              {labelOf(chosen)}
              <CloseButton
                size="sm"
                disabled={isLocked}
                aria-label={`Remove ${labelOf(chosen)}`}
                onClick={() => change(value.filter((each) => each !== chosen))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
