import { useMutation } from '@tanstack/react-query';
import { usePerson } from '@/features/session';
import { forgetMappingId } from '../mapping-in-force';
import { recordProceeding } from '../record-proceeding';
import type { Matter } from '../use-matter';

interface ProceedOptions {
  matter: Matter;
  /** Of the matter on the screen. */
  clientReference: string | undefined;
  onFollow: (mappingId: string | undefined) => void;
}

/** Goes on as things are; past another matter than the one on the screen only once that is recorded. */
export function useProceed({ matter: { status, mappingId }, clientReference = '', onFollow }: ProceedOptions) {
  const userId = usePerson()?.userId ?? 0;
  const recording = useMutation({ mutationFn: recordProceeding, onSuccess: () => onFollow(mappingId) });
  const proceed = () => {
    if (status.status === 'mismatch' && mappingId !== undefined) {
      const launched = status.mapping.ClientReference;
      recording.mutate({ userId, onScreen: clientReference, launched, mappingId });
      return;
    }
    // An id that leads nowhere is not carried on.
    if (mappingId === undefined) forgetMappingId();
    onFollow(mappingId);
  };
  return { proceed, isRecording: recording.isPending, isUnrecorded: recording.isError };
}
