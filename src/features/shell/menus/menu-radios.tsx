import classes from './menu-radios.module.css';

interface MenuRadiosProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, chosen in a menu; the menu stays open to show what it does. */
export function MenuRadios<Value extends string>({ title, options, value, onChange }: MenuRadiosProps<Value>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      <div className={classes.options} role="presentation">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            className={classes.option}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
