import { Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** What is wanted: `Lead document`. Names the input. */
  label: string;
  /** What may be dropped: limits, how many. */
  hint?: string;
  /** Whether several files may be chosen at once. */
  multiple?: boolean;
  /** Why nothing can be added now; undefined when something can. */
  disabledReason?: string;
  /** Id of the input, where links and focus go. */
  id?: string;
  error?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Takes PDFs from the disk: dropped on it, or chosen with the platform's own dialog, by mouse and keyboard alike. */
export function DropZone({ label, hint, multiple = false, disabledReason, id, error, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const isDisabled = disabledReason !== undefined;
  useStrayDropGuard();

  function accept(files: FileList | null): void {
    const all = Array.from(files ?? []);
    if (!isDisabled && all.length > 0) onFiles(multiple ? all : all.slice(0, 1));
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    accept(event.dataTransfer.files);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the input inside is everybody's */}
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
          accept="application/pdf,.pdf"
          multiple={multiple}
          disabled={isDisabled}
          aria-describedby={error === undefined ? hintId : `${errorId} ${hintId}`}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => {
            accept(event.currentTarget.files);
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = '';
          }}
        />
        <IconFileTypePdf size={28} stroke={1.4} aria-hidden className={classes.icon} />
        <div className={classes.text}>
          <label htmlFor={inputId} className={classes.label}>
            {label}
          </label>
          <Text size="xs" c="dimmed" id={hintId}>
            {disabledReason ?? `Drop ${multiple ? 'PDF files' : 'a PDF file'} here, or choose. ${hint ?? ''}`}
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

/** A file dropped beside the zone would otherwise replace the page with itself. */
function useStrayDropGuard(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
