import { Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { inNaturalOrder } from '../model/file-name';
import classes from './drop-zone.module.css';
import { droppedFiles } from './page-drop';

/** What file dialogs offer: PDFs, and Word documents, which become PDFs. */
export const fileTypes = 'application/pdf,.pdf,.docx';

interface DropZoneProps {
  /** Label of the input: `Add the lead document`. */
  label: string;
  /** Limits on what can be dropped. */
  hint?: string;
  multiple?: boolean;
  /** Why no file can be added now. */
  disabledReason?: string;
  /** Id of the input. */
  id?: string;
  error?: string;
  /** Receives the files in the order of their names. */
  onFiles: (files: readonly File[]) => void;
}

/** Accepts files by drag and drop or the browser's file dialog. Needs a `PageDrop` on the page for drops beside it. */
export function DropZone({ label, hint, multiple = false, disabledReason, id, error, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const isDisabled = disabledReason !== undefined;

  function accept(files: readonly File[]): void {
    if (!isDisabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    accept(droppedFiles(event));
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside works without a mouse */}
      <div
        className={classes.zone}
        data-over={(isOver && !isDisabled) || undefined}
        data-disabled={isDisabled || undefined}
        data-invalid={error !== undefined || undefined}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
            setOver(false);
        }}
        onDrop={handleDrop}
      >
        <input
          id={inputId}
          className={classes.input}
          type="file"
          accept={fileTypes}
          multiple={multiple}
          disabled={isDisabled}
          aria-describedby={error === undefined ? hintId : `${errorId} ${hintId}`}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => {
            accept(inNaturalOrder(Array.from(event.currentTarget.files ?? [])));
            // Lets the person choose the same file again after fixing it.
            event.currentTarget.value = '';
          }}
        />
        <IconFileTypePdf size={28} stroke={1.4} aria-hidden className={classes.icon} />
        <div className={classes.text}>
          <label htmlFor={inputId} className={classes.label}>
            {label}
          </label>
          <Text size="xs" c="dimmed" id={hintId}>
            {disabledReason ??
              `Drop ${multiple ? 'PDF or Word files' : 'a PDF or Word file'} here or click to browse. ${hint ?? ''}`}
          </Text>
        </div>
      </div>
      {error !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" mt={4} id={errorId}>
          {error}
        </Text>
      )}
    </div>
  );
}
