import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { usePerson } from '@/features/session';
import { showToast } from '@/lib/ui/toast';
import { forgetMappingId } from '../mapping-in-force';
import { wayOn } from '../model/connection';
import { recordProceeding } from '../record-proceeding';
import type { Matter } from '../use-matter';

interface ProceedButtonProps {
  matter: Matter;
  /** Of the matter on the screen. */
  clientReference: string | undefined;
  onFollow: (mappingId: string | undefined) => void;
}

/** Goes on as things are, in the words and the look that they call for. On a mismatch only once that is recorded. */
export function ProceedButton({ matter: { status, mappingId }, clientReference = '', onFollow }: ProceedButtonProps) {
  const userId = usePerson()?.userId ?? 0;
  const recording = useMutation({ mutationFn: recordProceeding });
  const way = wayOn(status.status);
  const proceed = async () => {
    if (status.status !== 'mismatch' || !mappingId) return;
    const mapped = status.mapping.ClientReference;
    try {
      await recording.mutateAsync({ userId, onScreen: clientReference, launched: mapped, mappingId });
      onFollow(mappingId);
    } catch {
      showToast({ tone: 'bad', title: 'Your decision could not be recorded', message: 'Try again in a moment.' });
    }
  };
  switch (way) {
    case 'none':
      return null;
    case 'continue':
      return <Button onClick={() => onFollow(mappingId)}>Continue</Button>;
    case 'ghost':
      return (
        <Button variant="subtle" loading={recording.isPending} onClick={() => void proceed()}>
          Proceed anyways
        </Button>
      );
    case 'destructive':
      return (
        <Button
          color="red"
          onClick={() => {
            if (mappingId === undefined) forgetMappingId();
            onFollow(mappingId);
          }}
        >
          Proceed anyways
        </Button>
      );
  }
}
