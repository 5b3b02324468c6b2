import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DropZone, PageDrop, type Upload, UploadRow, type UploadState } from '@/features/documents';
import { Section } from '@/lib/ui/section';
import { UndoNote } from '@/lib/ui/undo-note';

const states: readonly (readonly [name: string, state: UploadState])[] = [
  ['Checking.pdf', { kind: 'checking' }],
  ['Waiting.pdf', { kind: 'waiting' }],
  ['Sending.pdf', { kind: 'uploading', sentBytes: 118_000, totalBytes: 182_000 }],
  ['Sent.pdf', { kind: 'uploading', sentBytes: 182_000, totalBytes: 182_000 }],
  ['Failed.pdf', { kind: 'failed', reason: 'The connection was lost.' }],
  [
    'Locked.pdf',
    {
      kind: 'refused',
      refusal: {
        code: 'password',
        problem: "This PDF is password-protected. The clerk can't open it.",
        remedy: 'Open it with its password, print it to a new PDF, and add the new PDF.',
      },
    },
  ],
];

const uploads: readonly Upload<undefined>[] = states.map(([name, state]) => ({
  id: name,
  slot: undefined,
  name,
  sizeBytes: 182_000,
  fileName: name,
  state,
}));

/** Documents on their way: dropped, uploaded, refused, removed. */
export default function ExampleDocuments() {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [isRemoved, setRemoved] = useState(false);
  const add = (files: readonly File[]) => setDropped(files.map(({ name }) => name));
  return (
    <Section title="Documents">
      <Stack>
        <PageDrop label="Drop PDFs anywhere" onFiles={add} />
        <DropZone label="Add documents" hint="Or drop them anywhere on this page." multiple onFiles={add} />
        {dropped.length > 0 && <Text size="sm">Dropped: {dropped.join(', ')}</Text>}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRemove={() => {}} onRetry={() => {}} />
        ))}
        {isRemoved ? (
          <UndoNote text="Removed Exhibit A.pdf." onUndo={() => setRemoved(false)} takesFocus />
        ) : (
          <div>
            <Button variant="default" size="sm" onClick={() => setRemoved(true)}>
              Remove Exhibit A.pdf
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
