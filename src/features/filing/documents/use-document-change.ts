import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { FilingDocument } from '@/api/generated/filing/model';
import { type ChangeFailure, changeFile, type FileChange, readChangeFailure, saveFileName } from '@/features/documents';
import { type DocumentSlot, withChangedDocument } from '@/features/efiling';
import { useDraft } from '../draft/draft-context';
import { documentChangeKey } from '../draft/unattached-documents';
import { useFilingChange } from '../draft/use-filing-change';
import { withCopy, withFileOf, withName, withOriginal, withoutFinding } from '../model/document-file';

/** The state of a document's last change. */
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

const workingTexts = { compress: 'Compressing', recognize: 'Recognizing the text', rotate: 'Rotating' } as const;

/** What a change fixes. */
const fixedBy = { compress: undefined, recognize: 'withoutText', rotate: 'sideways' } as const;

const fixedFinding = (change: FileChange) => (typeof change === 'string' ? fixedBy[change] : undefined);
const workingText = (change: FileChange) => (typeof change === 'string' ? workingTexts[change] : change.working);

/**
 * Compresses, recognizes, rotates, renames and restores a document, each with undo. A failed change leaves it unchanged.
 * @param maxBytes the court's limit.
 * @param load fetches the document's file.
 */
export function useDocumentChange(
  document: FilingDocument,
  slot: DocumentSlot,
  { maxBytes, load }: { maxBytes: number; load: () => Promise<Blob> },
) {
  const { orderId, isReadOnly } = useDraft();
  const { change: changeFiling } = useFilingChange(slot.filingId);
  const [outcome, setOutcome] = useState<{ text: string; undo?: () => void }>();
  const update = (make: (current: FilingDocument) => FilingDocument) =>
    changeFiling((filing) => withChangedDocument(filing, document.id, make));

  const running = useMutation({
    mutationKey: documentChangeKey(orderId),
    mutationFn: ({ change, document: { fileId, fileName, findings } }: Started) =>
      changeFile(change, { fileId, fileName, sideways: findings?.sideways ?? [], load }, maxBytes),
    // Runs even if the person left the step.
    onSuccess: ({ file, text }, { change, document: asked }) => {
      if (isReadOnly) return setOutcome({ text });
      if (!file) {
        // The file manager found text on every page that holds any.
        if (change === 'recognize') update((current) => withoutFinding(current, 'withoutText'));
        return setOutcome({ text });
      }
      // The document may have another file by now, which must stay.
      update((current) => (current.fileId === asked.fileId ? withCopy(current, file, fixedFinding(change)) : current));
      const undo = () => {
        update((current) => (current.fileId === file.fileId ? withFileOf(current, asked) : current));
        setOutcome({ text: 'Undone.' });
      };
      setOutcome({ text, undo });
    },
  });

  function start(change: FileChange): void {
    setOutcome(undefined);
    running.mutate({ change, document, slot });
  }

  async function rename(name: string): Promise<void> {
    const former = document.fileName;
    await saveName(document.fileId, name);
    running.reset();
    update((current) => withName(current, name));
    const undo = async () => {
      await saveName(document.fileId, former);
      update((current) => withName(current, former));
      setOutcome({ text: `Undone. The name is ${former} again.` });
    };
    const failed = () => setOutcome({ text: `The name ${former} couldn't be restored. Rename the document.` });
    setOutcome({ text: `Renamed from ${former}.`, undo: () => void undo().catch(failed) });
  }

  function restoreOriginal(): void {
    running.reset();
    update(withOriginal);
    const undo = () => {
      update((current) => (current.fileId === document.original?.fileId ? withFileOf(current, document) : current));
      setOutcome({ text: 'Undone. The changed file is attached again.' });
    };
    setOutcome({ text: 'Original restored.', undo });
  }

  return { start, rename, restoreOriginal, state: stateOf() };

  function stateOf(): DocumentChange {
    if (running.isPending) return { kind: 'working', text: workingText(running.variables.change) };
    if (outcome) return { kind: 'done', ...outcome };
    if (!running.error) return { kind: 'none' };
    const { change } = running.variables;
    return { kind: 'failed', ...readChangeFailure(running.error), retry: () => start(change) };
  }
}

/** A file already filed keeps its stored name; only this document's name changes. */
async function saveName(fileId: string, name: string): Promise<void> {
  try {
    await saveFileName(fileId, name);
  } catch (error) {
    if (failureOf(error).code !== 'file-filed') throw error;
  }
}
