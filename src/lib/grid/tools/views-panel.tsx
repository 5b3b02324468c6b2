import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { SavedView } from './grid-layout';
import classes from './grid-tools.module.css';

interface ViewsPanelProps {
  views: readonly SavedView[];
  onOpen: (view: SavedView) => void;
  /** Saves the current view, replacing one of the same name. */
  onSave: (name: string) => void;
  onDelete: (view: SavedView) => void;
}

/** The saved views of a list. */
export default function ViewsPanel({ views, onOpen, onSave, onDelete }: ViewsPanelProps) {
  const nameId = useId();
  const errorId = useId();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : 'Enter a name for the view.') },
  });
  const save = form.onSubmit(({ name }) => {
    onSave(name.trim());
    form.reset();
  });
  return (
    <>
      {views.length === 0 && <p className={classes.empty}>No saved views</p>}
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view.name} className={classes.column}>
            <button type="button" className={classes.view} onClick={() => onOpen(view)}>
              {view.name}
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="md"
              aria-label={`Delete the view ${view.name}`}
              onClick={() => onDelete(view)}
            >
              <IconTrash size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <form className={classes.save} onSubmit={save}>
        <label htmlFor={nameId}>Save current view as</label>
        <input
          id={nameId}
          className={classes.input}
          maxLength={60}
          autoComplete="off"
          {...form.getInputProps('name', { withError: false })}
          aria-invalid={Boolean(form.errors.name)}
          aria-describedby={errorId}
        />
        <span id={errorId} role="alert" className={classes.error}>
          {form.errors.name}
        </span>
        <Button type="submit" size="compact-sm" variant="default">
          Save view
        </Button>
      </form>
    </>
  );
}
