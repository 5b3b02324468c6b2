import { TextInput } from '@mantine/core';
import classes from './matter-files.module.css';

/** A picked document and the name to file it under. */
export interface PickedName {
  id: string;
  /** What the name's field is for: `Answer.pdf, stamped copy`. */
  label: string;
  name: string;
  onRename: (name: string) => void;
}

/** The names to file the picked documents under. */
export function PickedNames({ picked }: { picked: readonly PickedName[] }) {
  return (
    <fieldset className={classes.picked}>
      <legend>Document names</legend>
      {picked.map(({ id, label, name, onRename }) => (
        <TextInput
          key={id}
          aria-label={`Name for ${label}`}
          value={name}
          maxLength={255}
          onChange={(event) => onRename(event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
