import { useMutation } from '@tanstack/react-query';
import { saveUserSetting } from '@/api/settings/mutations';
import { usePerson } from '@/features/session';
import { forgetMappingId } from '../mapping-in-force';
import type { Matter } from '../use-matter';

interface ProceedOptions {
  matter: Matter;
  /** Reference of the matter on the screen. */
  clientReference: string | undefined;
  onFollow: (mappingId: string | undefined) => void;
}

/** Follows the link with the current mapping. With a mismatched matter, only after the decision is recorded. */
export function useProceed({ matter: { status, mappingId }, clientReference = '', onFollow }: ProceedOptions) {
  const userId = usePerson()?.userId ?? 0;
  const recording = useMutation({ mutationFn: recordDecision, onSuccess: () => onFollow(mappingId) });
  const proceed = () => {
    if (status.status === 'mismatch' && mappingId !== undefined) {
      const launched = status.mapping.ClientReference;
      recording.mutate({ userId, onScreen: clientReference, launched, mappingId });
      return;
    }
    // The kept id has no mapping.
    if (mappingId === undefined) forgetMappingId();
    onFollow(mappingId);
  };
  return { proceed, isRecording: recording.isPending, isRecordingFailed: recording.isError };
}

interface ProceedDecision {
  userId: number;
  /** Reference of the matter on the screen. */
  onScreen: string;
  /** Reference of the matter that documents and fees go to, and its mapping. */
  launched: string;
  mappingId: string;
}

/** Records who proceeded, when and with which matters (decision 17), in a new user setting each time (docs/adr/0012). */
async function recordDecision({ userId, ...matters }: ProceedDecision): Promise<void> {
  const at = new Date().toISOString();
  const name = `ProceededAnyways.${at.replace(/\D/g, '')}.${crypto.randomUUID()}`;
  await saveUserSetting({ userId, name }, JSON.stringify({ at, ...matters }));
}
