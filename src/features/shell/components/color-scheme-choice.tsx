import { useMantineColorScheme } from '@mantine/core';
import classes from './color-scheme-choice.module.css';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const;

/** Light, dark, or as the system has it. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.choice}>
      <legend>Theme</legend>
      <div className={classes.options}>
        {choices.map(({ value, label }) => (
          <label key={value} className={classes.option}>
            <input
              type="radio"
              name="color-scheme"
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
