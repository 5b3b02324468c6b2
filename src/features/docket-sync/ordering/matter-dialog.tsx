import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BulkSyncMatter } from '@/api/generated/docket-sync/model';
import { ReconnectDialog, useFirmSystem } from '@/features/integrations';
import { MatterPicker } from '@/features/matters';
import { Dialog } from '@/lib/ui/dialog';
import { toBulkMatter } from './to-bulk-matter';

interface MatterDialogProps {
  /** The case that the matter is chosen for. */
  caseTitle: string;
  caseNumber: string;
  matter: BulkSyncMatter | null | undefined;
  /** Undefined for a firm without a connected system, which types its reference. */
  retailerCode: string | undefined;
  onChoose: (matter: BulkSyncMatter) => void;
  onClose: () => void;
}

/** Chooses a case's matter. */
export default function MatterDialog({
  caseTitle,
  caseNumber,
  matter,
  retailerCode,
  onChoose,
  onClose,
}: MatterDialogProps) {
  const system = useFirmSystem();
  const [isDisconnected, setDisconnected] = useState(false);
  if (isDisconnected && system)
    return <ReconnectDialog system={system} onClose={onClose} onConnected={() => setDisconnected(false)} />;
  return (
    <Dialog title="Choose a matter" onClose={onClose}>
      <Text size="sm" mb="md">
        {caseTitle} · {caseNumber}
      </Text>
      {retailerCode === undefined ? (
        <TypedReference initial={matter?.displayName ?? ''} onChoose={onChoose} />
      ) : (
        <MatterPicker
          retailerCode={retailerCode}
          value={undefined}
          onChange={(matter) => matter && onChoose(toBulkMatter(matter))}
          onDisconnected={() => setDisconnected(true)}
          autoFocus
        />
      )}
    </Dialog>
  );
}

/** In characters, after trimming (dockets, section 1.6). */
const longestReference = 200;

function TypedReference({ initial, onChoose }: { initial: string; onChoose: (matter: BulkSyncMatter) => void }) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const reference = text.trim();
        if (reference === '') setError('Enter the client reference.');
        else onChoose({ displayName: reference, clientReference: reference });
      }}
    >
      <TextInput
        label="Client reference"
        data-autofocus
        maxLength={longestReference}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" mt="md">
        Use reference
      </Button>
    </form>
  );
}
