import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { requireOurs } from '@/api/errors';
import {
  DraftSaver,
  decideOpening,
  type Opening,
  openingContent,
  readSaveFailure,
  useDraftSaving,
} from '@/features/drafts';
import { type FilingContent, type FilingDraft, flowOf } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { useAppForm } from '@/lib/form';
import { useProvider } from '../provider-context';
import { draftOptions } from '../queries-draft';
import { filingFormOptions } from './filing-form';
import { draftJournal, journalSubject } from './journals';

/** The draft's form and the saver that follows it. With `isBarred`, nothing is edited or saved here. */
export function useDraftSession(openedDraft: FilingDraft, isBarred: boolean) {
  const queryClient = useQueryClient();
  const provider = useProvider();
  // The draft as opened, so that a refetch never resets an edit.
  const [draft] = useState(openedDraft);
  const subject = journalSubject(usePerson()?.userId, draft.orderId);
  const [opening] = useState<Opening<FilingContent>>(() =>
    isBarred ? { kind: 'saved' } : decideOpening(draftJournal.read(subject), draft),
  );
  const [defaultValues] = useState(() => openingContent(opening, draft.content));
  const form = useAppForm({ ...filingFormOptions, defaultValues });
  const [saver] = useState(() => {
    const { state, orderId, mappingId, clientReference } = draft;
    const flow = flowOf(draft.content);
    const { loadDraft, saveDraft } = provider.calls[flow];
    return new DraftSaver<FilingContent>({
      saved: draft,
      save: async (version, content) => {
        const saved = await saveDraft(state, { orderId, version, mappingId, clientReference, content });
        // Only this draft's next version may clear the journal.
        requireOurs('saveDraft', saved.orderId === orderId && saved.state === state && saved.version > version);
        queryClient.setQueryData(draftOptions(provider, flow, state, orderId).queryKey, saved);
        return saved;
      },
      load: () => loadDraft(state, orderId),
      readFailure: readSaveFailure,
      journal: {
        write: (entry) => draftJournal.write(subject, entry),
        clear: () => draftJournal.clear(subject),
      },
    });
  });
  useDraftSaving({ form, saver, opening, draft, isBarred });
  return useMemo(() => ({ form, saver, opening }), [form, saver, opening]);
}
