import { Button, Group, Stack } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { MatterCheck } from '@/features/matters';
import { fieldId } from '@/lib/form';
import { formatCount } from '@/lib/format/numbers';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { useOnline } from '@/lib/ui/use-online';
import { recipientName } from '../../import/recipient-name';
import { servingJournal } from '../draft/journals';
import { useOrderDraft, useOrderStepLink } from '../draft/order-context';
import { useOrderContent, useOrderForm } from '../draft/order-form';
import { useOrderProblems } from '../draft/order-problems';
import { usePlace } from '../draft/use-place';
import { type CurrentQuote, useQuote } from '../draft/use-quote';
import { OrderStepPage } from '../frame/order-step-page';
import { addressLine } from '../model/address-checks';
import { problemText } from '../model/problems';
import { type OrderStep, orderStepTitles } from '../model/steps';
import { caseTypes } from './case-step';
import { paperKinds } from './documents-step';
import classes from './order-steps.module.css';
import { QuoteSection } from './quote-section';
import { RecipientPages } from './recipient-pages';
import { ServeByText } from './serve-by';
import { levelNames } from './service-step';

/** The whole order with its price, and 'Place order'. */
export function ReviewStep() {
  const { placing, mappingId } = useOrderDraft();
  const quote = useQuote();
  return (
    <OrderStepPage step="review" intro="Check everything before you order. Servers start from what stands here.">
      <ProblemList />
      <ReviewCase />
      <ReviewDocuments />
      <ReviewRecipients />
      <QuoteSection quote={quote} />
      <MatterCheck mappingId={mappingId} />
      {placing.failure && !['conflict', 'submitted'].includes(placing.failure.kind) && (
        <Notice tone={placing.failure.kind === 'unconfirmed' ? 'warning' : 'bad'} title={placing.failure.title}>
          {placing.failure.message}
        </Notice>
      )}
      <PlaceOrder quote={quote} />
    </OrderStepPage>
  );
}

/** Problems listed at once. */
const maxListed = 20;

function ProblemList() {
  const { all } = useOrderProblems();
  const stepLink = useOrderStepLink();
  const content = useStore(useOrderForm().store, ({ values }) => values);
  if (all.length === 0) return null;
  return (
    <Notice tone="warning" title={all.length === 1 ? '1 item to fix' : `${formatCount(all.length)} items to fix`}>
      <ul>
        {all.slice(0, maxListed).map((problem) => (
          <li key={problem.path}>
            <AppLink {...stepLink(problem.step, problem.jobId)} hash={fieldId(problem.path)} size="sm">
              {problemText(problem, content)}
            </AppLink>
          </li>
        ))}
      </ul>
      {all.length > maxListed && <p>And {formatCount(all.length - maxListed)} more.</p>}
    </Notice>
  );
}

function Reviewed({ title, step, children }: { title: string; step: OrderStep; children: ReactNode }) {
  const stepLink = useOrderStepLink();
  return (
    <Section
      title={title}
      actions={
        <AppLink {...stepLink(step)} size="sm" aria-label={`Edit ${orderStepTitles[step].toLowerCase()}`}>
          Edit
        </AppLink>
      }
    >
      {children}
    </Section>
  );
}

function ReviewCase() {
  const mode = useOrderContent((content) => content.mode);
  const of = useOrderContent((content) => content.case);
  const attorney = useOrderContent((content) => content.filingAttorney);
  const emails = useOrderContent((content) => content.notifyEmails);
  return (
    <Reviewed title="Case" step="case">
      <p className={classes.name}>{of.caseTitle}</p>
      <p className={classes.fact}>
        {of.kind === 'notice'
          ? 'A notice without a case'
          : [of.courtName, of.caseNumber, caseTypes[of.caseType]].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.fact}>
        {mode === 'serve-and-file' ? 'Serve and File: the proofs are filed once you approve them' : 'Serve Only'}
      </p>
      {attorney && <p className={classes.fact}>Attorney on the proof: {attorney}</p>}
      {emails.length > 0 && <p className={classes.fact}>Also notified: {emails.join(', ')}</p>}
    </Reviewed>
  );
}

function ReviewDocuments() {
  const documents = useOrderContent((content) => content.documents);
  return (
    <Reviewed title="Documents" step="documents">
      <ol>
        {documents.map(({ documentId, title, kind, pageCount }) => (
          <li key={documentId}>
            {title} <span className={classes.fact}>{paperKinds[kind]}</span>
            {pageCount > 0 && (
              <span className={classes.fact}>{pageCount === 1 ? ', 1 page' : `, ${pageCount} pages`}</span>
            )}
          </li>
        ))}
      </ol>
    </Reviewed>
  );
}

function ReviewRecipients() {
  return (
    <Reviewed title="Recipients" step="recipients">
      <RecipientPages label="Recipients" shown={undefined}>
        {({ addresses, extras, ...job }, place) => (
          <>
            <p className={classes.name}>{recipientName(job.recipient) || `Recipient ${place + 1}`}</p>
            <p className={classes.fact}>
              {[
                levelNames[job.level],
                extras.notarizedProof && 'Notarized proof',
                extras.skipTrace && 'Skip trace if the address is bad',
                extras.stakeoutHours !== undefined && `Stakeout up to ${extras.stakeoutHours} hours`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {addresses.map((address, index) => (
              <p key={address.addressId} className={classes.fact}>
                {index > 0 && 'Backup: '}
                {addressLine(address)}
              </p>
            ))}
            <ServeByText job={{ addresses, extras, ...job }} />
          </>
        )}
      </RecipientPages>
    </Reviewed>
  );
}

function PlaceOrder({ quote }: { quote: CurrentQuote }) {
  const { isReadOnly, placing } = useOrderDraft();
  const { all, isChecking, checksError } = useOrderProblems();
  const isOnline = useOnline();
  const place = usePlace(quote.quote?.quoteId, quote.refetch);
  const isReady =
    all.length === 0 && !isChecking && checksError === null && quote.quote !== undefined && !quote.isStale && isOnline;
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Button
          size="md"
          loading={placing.isPlacing}
          disabled={!isReady || isReadOnly}
          aria-describedby="place-hint"
          onClick={() => void place()}
        >
          Place order
        </Button>
        <span id="place-hint" role="status">
          {placing.isPlacing ? 'Placing the order…' : hint()}
        </span>
      </Group>
    </Stack>
  );

  function hint(): string {
    if (all.length > 0) return all.length === 1 ? '1 item to fix' : `${formatCount(all.length)} items to fix`;
    if (!isOnline)
      return `You're offline. ${
        servingJournal.isLasting() ? 'Your work is saved in this browser.' : 'Keep this page open to keep your changes.'
      } Nothing is ordered by itself: place the order once you're back online.`;
    if (checksError) return 'The addresses could not be verified.';
    if (isChecking) return 'Verifying addresses…';
    if (quote.error) return 'The order could not be quoted.';
    return isReady ? 'Ready to order' : 'Waiting for the quote';
  }
}
