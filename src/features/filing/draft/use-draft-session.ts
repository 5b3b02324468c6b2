import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { requireOurs } from '@/api/errors';
import { type FilingContent, type FilingDraft, flowOf } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { beginWork } from '@/lib/async/work-under-way';
import { useAppForm } from '@/lib/form';
import { decideOpening, type Opening } from '../model/draft-journal';
import { readSaveFailure } from '../model/failures';
import { useProvider } from '../provider-context';
import { draftOptions } from '../queries';
import { DraftSaver } from './draft-saver';
import { filingFormOptions } from './filing-form';
import { draftJournal, journalSubject } from './journals';

/** The draft's form and the saver that follows it. With `isElsewhere`, another tab edits and nothing is saved here. */
export function useDraftSession(openedDraft: FilingDraft, isElsewhere: boolean) {
  const queryClient = useQueryClient();
  const provider = useProvider();
  // The draft as opened, so that a refetch never resets an edit.
  const [draft] = useState(openedDraft);
  const subject = journalSubject(usePerson()?.userId, draft.orderId);
  const [opening] = useState<Opening>(() =>
    isElsewhere ? { kind: 'saved' } : decideOpening(draftJournal.read(subject), draft),
  );
  const [defaultValues] = useState(() => openingContent(opening, draft));
  const form = useAppForm({ ...filingFormOptions, defaultValues });
  const [saver] = useState(() => {
    const { state, orderId, mappingId, clientReference } = draft;
    const flow = flowOf(draft.content);
    const { loadDraft, saveDraft } = provider.calls[flow];
    return new DraftSaver({
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
  useEffect(() => {
    if (isElsewhere) return;
    if (opening.kind === 'conflict') saver.reportConflict(draft, opening.mine);
    saver.start();
    let last = form.state.values;
    saver.change(last);
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === last) return;
      last = form.state.values;
      saver.change(last);
    });
    return () => {
      unsubscribe();
      saver.stop();
    };
  }, [form, saver, opening, isElsewhere, draft]);
  useEffect(() => {
    const saveNow = () => void saver.flush();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [saver]);
  useEffect(() => declareUnsaved(saver), [saver]);
  return useMemo(() => ({ form, saver, opening }), [form, saver, opening]);
}

/** Declares unsaved changes as work that a sign-out waits for. */
function declareUnsaved(saver: DraftSaver): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    const isUnsaved = ['unsaved', 'saving', 'retrying'].includes(saver.status().kind);
    if (isUnsaved) end ??= beginWork(() => void saver.flush());
    else {
      end?.();
      end = undefined;
    }
  };
  const stop = saver.subscribe(follow);
  return () => {
    stop();
    end?.();
  };
}

function openingContent(opening: Opening, draft: FilingDraft): FilingContent {
  if (opening.kind === 'restored') return opening.content;
  return opening.kind === 'conflict' ? opening.mine : draft.content;
}
