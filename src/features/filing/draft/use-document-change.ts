/** Changes of an attached document's file, while the filing is not submitted. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { FilingDocument } from '@/api/generated/filing/model';
import { type ChangeFailure, changeFile, type FileChange, giveFileName, readChangeFailure } from '@/features/documents';
import { withCopy, withFileOf, withName, withOriginal } from '../model/document-file';
import { type DocumentSlot, withChangedDocument } from '../model/filing-entries';
import { useDraft } from './draft-context';
import { documentChangeKey } from './use-changing';
import { useFilingChange } from './use-filing-change';

/** Where the last change of a document stands. */
export type DocumentChange =
  | { kind: 'none' }
  | { kind: 'working'; text: string }
  | { kind: 'done'; text: string; undo?: () => void }
  | (ChangeFailure & { kind: 'failed'; retry: () => void });

interface Started {
  change: FileChange;
  document: FilingDocument;
  slot: DocumentSlot;
}

const workingTexts = { compress: 'Compressing', recognize: 'Recognizing the text' } as const;

/**
 * Compresses, recognizes and renames a document, and takes that back. What fails leaves it as it is.
 * @param maxBytes what the court takes.
 */
export function useDocumentChange(document: FilingDocument, slot: DocumentSlot, maxBytes: number) {
  const { orderId, isReadOnly } = useDraft();
  const { change: changeFiling } = useFilingChange(slot.filingId);
  const [told, setTold] = useState<{ text: string; undo?: () => void }>();
  const update = (make: (current: FilingDocument) => FilingDocument) =>
    changeFiling((filing) => withChangedDocument(filing, document.id, make));

  const running = useMutation({
    mutationKey: documentChangeKey(orderId),
    mutationFn: ({ change, document: asked }: Started) => changeFile(change, asked.fileId, maxBytes),
    // Also when the step was left meanwhile.
    onSuccess: ({ file, text }, { document: asked }) => {
      if (!file || isReadOnly) return setTold({ text });
      // Only what it was made from is replaced: the document may have got another file meanwhile.
      update((current) => (current.fileId === asked.fileId ? withCopy(current, file) : current));
      const undo = () => {
        update((current) => (current.fileId === file.fileId ? withFileOf(current, asked) : current));
        setTold({ text: 'Undone: the document is as it was before.' });
      };
      setTold({ text, undo });
    },
  });

  function start(change: FileChange): void {
    setTold(undefined);
    running.mutate({ change, document, slot });
  }

  async function rename(name: string): Promise<void> {
    const former = document.fileName;
    await tellName(document.fileId, name);
    running.reset();
    update((current) => withName(current, name));
    const undo = async () => {
      await tellName(document.fileId, former);
      update((current) => withName(current, former));
      setTold({ text: `Undone: it is ${former} again.` });
    };
    const failed = () => setTold({ text: `It could not be named ${former} again. Rename it.` });
    setTold({ text: `Renamed from ${former}.`, undo: () => void undo().catch(failed) });
  }

  function putBack(): void {
    running.reset();
    update(withOriginal);
    const undo = () => {
      update((current) => (current.fileId === document.original?.fileId ? withFileOf(current, document) : current));
      setTold({ text: 'Undone: the changed file is in place again.' });
    };
    setTold({ text: 'The original is back.', undo });
  }

  return { start, rename, putBack, state: stateOf() };

  function stateOf(): DocumentChange {
    if (running.isPending) return { kind: 'working', text: workingTexts[running.variables.change] };
    if (told) return { kind: 'done', ...told };
    if (!running.error) return { kind: 'none' };
    const { change } = running.variables;
    return { kind: 'failed', ...readChangeFailure(running.error), retry: () => start(change) };
  }
}

/** A file that went to a court with another filing keeps its name there; in this one it may have another. */
async function tellName(fileId: string, name: string): Promise<void> {
  try {
    await giveFileName(fileId, name);
  } catch (error) {
    if (failureOf(error).code !== 'file-filed') throw error;
  }
}
