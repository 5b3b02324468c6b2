import { useQuery } from '@tanstack/react-query';
import type { Envelope, StateCode } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { Dialog } from '@/lib/ui/dialog';
import { ErrorState } from '@/lib/ui/error-state';
import { ButtonLink } from '@/lib/ui/links';
import { PropertiesList } from '@/lib/ui/properties-list';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { filingTone, orderStatus } from '../../model/order-status';
import { envelopeQuery } from '../../queries-filings';
import classes from './envelope-dialog.module.css';

interface EnvelopeDialogProps {
  orderId: number;
  state: StateCode;
  onClose: () => void;
}

/** The filings of an envelope, with their status. */
export default function EnvelopeDialog({ orderId, state, onClose }: EnvelopeDialogProps) {
  const envelope = useQuery(envelopeQuery({ EnvelopeOrderId: orderId, State: state }));
  return (
    <Dialog
      title={envelope.data ? `Envelope ${envelope.data.envelopeId}` : 'Envelope'}
      size="extra-large"
      mode="scrolling"
      scrollHeight="medium"
      onClose={onClose}
      actions={
        <ButtonLink to="/order-details/$orderId" params={{ orderId }}>
          Open order
        </ButtonLink>
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (envelope.data) return <EnvelopeContent envelope={envelope.data} />;
    if (!envelope.isError) return <SkeletonLines />;
    return (
      <ErrorState
        title="The envelope could not be loaded"
        error={envelope.error}
        onRetry={() => void envelope.refetch()}
      />
    );
  }
}

function EnvelopeContent({ envelope }: { envelope: Envelope }) {
  const { court, caseTitle, caseNumber, status, submittedAt, submittedBy, courtTimeZone, payment, filings } = envelope;
  const amount = payment?.capturedAmount ?? payment?.authorizedAmount ?? payment?.quotedAmount;
  return (
    <>
      <PropertiesList
        items={[
          ['Court', court.name],
          ['Case', caseTitle],
          ['Case number', caseNumber ?? 'Not assigned yet'],
          ['Order', orderStatus(status).label],
          ['Submitted', `${formatInstant(submittedAt, courtTimeZone)} by ${submittedBy.name}`],
          ['Amount', amount === undefined ? undefined : formatDollars(amount)],
        ]}
      />
      <ul className={classes.filings} aria-label="Filings">
        {filings.map((filing) => (
          <li key={filing.filingId} className={classes.filing}>
            <div className={classes.head}>
              <strong>{filing.filingTypeName}</strong>
              <StatusBadge tone={filingTone(filing.status)} label={filing.statusText} />
            </div>
            {filing.description !== filing.filingTypeName && <div>{filing.description}</div>}
            <div className={classes.facts}>
              {[
                filing.filedAt && `Filed ${formatInstant(filing.filedAt, courtTimeZone)}`,
                `${filing.documents.length} ${filing.documents.length === 1 ? 'document' : 'documents'}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
            {filing.reviewerComments && <div>{`Clerk’s comment: ${filing.reviewerComments}`}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
