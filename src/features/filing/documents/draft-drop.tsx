import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageDrop, usualPolicy } from '@/features/documents';
import { rowOf } from '@/features/efiling';
import { useCourtTables } from '../draft/court-tables';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useUnattachedDocuments } from '../draft/unattached-documents';
import { useAddFiling } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';
import { dropTarget, slotsFor } from '../model/dropped-documents';
import { useWaitingDocuments } from '../start/waiting-documents';
import { arrangeFiles } from './first-page';

/** Takes PDFs dropped anywhere on the draft into a filing, and shows that filing. */
export function DraftDrop() {
  const { isReadOnly } = useDraft();
  const { tables } = useCourtTables();
  const stepLink = useStepLink();
  const navigate = useNavigate();
  const isOnFilings = useLocation({ select: ({ pathname }) => pathname.endsWith('/filings') });
  const filings = useFilingContent((content) => content.filings);
  const expected = useUnattachedDocuments().filter(({ why }) => why !== 'refused');
  const addDocuments = useAddDocuments();
  useWaitingReceiver(addDocuments);
  const target = dropTarget(filings, expected);
  const index = filings.findIndex(({ id }) => id === target?.filingId);
  const type = rowOf(tables.filingTypes, filings[index]?.filingTypeCode)?.name.trim();
  const name = index < 0 ? 'a new filing' : `Filing ${index + 1}${type ? `: ${type}` : ''}`;
  const roles = target?.role === 'attachment' ? 'attach to' : 'add to';
  return (
    <PageDrop
      label={isReadOnly ? undefined : `Drop PDFs to ${roles} ${name}`}
      onFiles={(files) => {
        addDocuments(arrangeFiles(files));
        if (!isOnFilings) void navigate(stepLink('filings'));
      }}
    />
  );
}

/**
 * Adds the documents that were dropped before this draft existed or was opened, once its attorneys and their own first
 * pages are known.
 */
function useWaitingReceiver(addDocuments: AddDocuments): void {
  const { orderId, isReadOnly } = useDraft();
  const { isComplete, failed } = useCourtTables();
  const { waiting, store } = useWaitingDocuments();
  const isDue = waiting.orderId === orderId && !isReadOnly && !waiting.isReading && (isComplete || failed.size > 0);
  useEffect(() => {
    if (!isDue) return;
    const { files, hasLead } = store.take(orderId);
    if (files.length > 0) addDocuments(Promise.resolve({ files: files.map(({ file }) => file), hasLead }));
  });
}

type AddDocuments = (arranged: ReturnType<typeof arrangeFiles>) => void;

/** Adds documents to the filing that lacks its lead document, or to the last one, or to a new one. */
function useAddDocuments(): AddDocuments {
  const form = useFilingForm();
  const queue = useDraftUploads();
  const addFiling = useAddFiling();
  const policy = useFilingRules().rules?.policy ?? usualPolicy;
  return (arranged) => {
    void arranged.then(({ files, hasLead }) => {
      // Only now: a lead document may have come while first pages were read.
      const expected = queue.uploads().flatMap(({ slot, state }) => (state.kind === 'refused' ? [] : [slot]));
      const target = dropTarget(form.state.values.filings, expected) ?? { filingId: addFiling(), role: 'lead' };
      for (const [place, slot] of slotsFor(files.length, target, hasLead).entries()) {
        const file = files[place];
        if (file) queue.add(file, slot, policy);
      }
    });
  };
}
