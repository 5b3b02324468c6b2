import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderDetail, StateCode } from '@/api/generated/filing/model';
import { PageDrop } from '@/features/documents';
import { useMappingId } from '@/features/matters';
import { Planned } from '@/features/navigation';
import { courtAndDay, hasDraftForm, orderQuery } from '@/features/orders';
import { useSelectedState } from '@/features/states';
import { formatInstant } from '@/lib/format/dates';
import type { LinkDescription } from '@/lib/links/link-href';
import { Dialog } from '@/lib/ui/dialog';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { filingFlows } from '../filing-flows';
import { draftsToContinueOptions } from '../queries-start';
import classes from './filing-drop.module.css';
import { useWaitingDocuments } from './waiting-documents';

/** Takes PDFs dropped on a page, and asks once where they go. */
export default function FilingDrop() {
  const { store } = useWaitingDocuments();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PageDrop
        label="Drop PDFs to file them"
        onFiles={(files) => {
          store.add(files);
          setAsking(true);
        }}
      />
      {isAsking && <DestinationDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** The number of drafts offered. Older ones are in the list of drafts. */
const offeredDrafts = 5;

/** Asks where the waiting documents go: this order's case, a new or another case, or a draft. Closing discards them. */
function DestinationDialog({ onClose }: { onClose: () => void }) {
  const { waiting, store } = useWaitingDocuments();
  const navigate = useNavigate();
  const mappingOfPage = useMappingId();
  const selected = useSelectedState();
  const { orderId } = useParams({ strict: false });
  const order = useQuery({ ...orderQuery(Number(orderId)), enabled: orderId !== undefined }).data;
  const state = order?.state ?? selected;
  const mappingId = order?.mappingId ?? mappingOfPage;
  const { files } = waiting;

  function start(to: '/case-initiation' | '/existing-case', courtCase?: string): void {
    onClose();
    void navigate({ to, search: { state, mappingId, case: courtCase, begin: courtCase ? 'now' : undefined } });
  }

  return (
    <Dialog
      title={files.length === 1 ? 'File 1 document' : `File ${files.length} documents`}
      onClose={() => {
        store.clear();
        onClose();
      }}
    >
      <Stack gap="md">
        <ol className={classes.files} aria-label="Documents">
          {files.map(({ id, fileName }, place) => (
            <li key={id}>
              {place === 0 && waiting.hasLead && files.length > 1 ? `${fileName} (lead document)` : fileName}
            </li>
          ))}
        </ol>
        <Text size="sm">Where do they go?</Text>
        <Stack gap="xs">
          {order && caseOf(order) !== undefined && (
            <Button onClick={() => start('/existing-case', caseOf(order))}>
              File into {order.caseTitle || 'this case'}
            </Button>
          )}
          <Button variant="default" onClick={() => start('/case-initiation')}>
            New case
            <Planned page={pageIn('/case-initiation', state)} />
          </Button>
          <Button variant="default" onClick={() => start('/existing-case')}>
            {order && caseOf(order) !== undefined ? 'Another case' : 'Existing case'}
            <Planned page={pageIn('/existing-case', state)} />
          </Button>
        </Stack>
        {state && <Drafts state={state} mappingId={mappingId} onChosen={onClose} />}
      </Stack>
    </Dialog>
  );
}

/** Tells where a filing starts in a state. */
function pageIn(link: string, state: string | undefined): LinkDescription {
  return { kind: 'single-page', link, params: { state } };
}

/** The case of an order that the product can file into. */
function caseOf(order: OrderDetail): string | undefined {
  return hasDraftForm(order) ? order.caseTrackingId : undefined;
}

interface DraftsProps {
  state: StateCode;
  mappingId: string | undefined;
  onChosen: () => void;
}

/** The drafts last saved in the matter, or in the state. */
function Drafts({ state, mappingId, onChosen }: DraftsProps) {
  const { store } = useWaitingDocuments();
  const navigate = useNavigate();
  const { data: drafts, isPending } = useQuery(draftsToContinueOptions(state, mappingId));
  if (isPending) return <SkeletonLines lines={2} label="Loading drafts" />;
  if (!drafts || drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts-to-add-to">
      <Text size="sm" fw={600} id="drafts-to-add-to">
        Add to a draft
      </Text>
      <ul className={classes.drafts}>
        {drafts.slice(0, offeredDrafts).map((draft) => (
          <li key={draft.orderId}>
            <button
              type="button"
              className={classes.draft}
              onClick={() => {
                store.assign(draft.orderId);
                onChosen();
                void navigate({
                  to: `${filingFlows[draft.filingFlow].path}/$orderId/filings`,
                  params: { orderId: draft.orderId },
                  search: { state: draft.state, mappingId: draft.mappingId },
                });
              }}
            >
              <span className={classes.title}>{draft.caseTitle || courtAndDay(draft.courtName, draft.createdAt)}</span>
              <span className={classes.facts}>
                {[draft.courtName, `saved ${formatInstant(draft.savedAt)}`].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
