import { ActionIcon, Checkbox } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Checkbox.css';
import { IconEye } from '@tabler/icons-react';
import classes from './matter-files.module.css';

interface PickedRowProps {
  name: string;
  facts: string | undefined;
  isPicked: boolean;
  /** Not a PDF: it can't be filed, so it can't be picked. */
  isRefused?: boolean;
  onToggle: () => void;
  onPreview: () => void;
}

/** A document to pick, and to look at first. */
export function PickedRow({ name, facts, isPicked, isRefused = false, onToggle, onPreview }: PickedRowProps) {
  return (
    <div className={classes.document}>
      <Checkbox label={name} description={facts} checked={isPicked} disabled={isRefused} onChange={onToggle} />
      {!isRefused && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Preview ${name}`} onClick={onPreview}>
          <IconEye size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
