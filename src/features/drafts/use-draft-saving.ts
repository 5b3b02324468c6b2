import { useEffect } from 'react';
import type { DraftRevision } from '@/api/generated/filing/model';
import { beginWork } from '@/lib/async/work-under-way';
import type { DraftSaver } from './draft-saver';
import type { Opening } from './opening';

interface FormStore<Content> {
  state: { values: Content };
  store: { subscribe: (changed: () => void) => { unsubscribe: () => void } };
}

interface DraftSaving<Content> {
  form: FormStore<Content>;
  saver: DraftSaver<Content>;
  opening: Opening<Content>;
  /** The draft as opened. */
  draft: DraftRevision;
  /** Nothing is saved here. */
  isBarred: boolean;
}

/**
 * Saves what is typed into a draft's form: after a pause, when the page hides, when the connection returns, and when the
 * draft is left. Unsaved changes are work that a sign-out waits for. Later changes of `form` and `saver` are followed.
 */
export function useDraftSaving<Content>({ form, saver, opening, draft, isBarred }: DraftSaving<Content>): void {
  useEffect(() => {
    if (isBarred) return;
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
  }, [form, saver, opening, isBarred, draft]);
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
}

function declareUnsaved<Content>(saver: DraftSaver<Content>): () => void {
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
