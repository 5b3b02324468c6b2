import type { OrderDetail, OrderFiling, OrderParty } from '@/api/generated/filing/model';
import { proposedOrderBases } from '@/features/efiling';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { filingTone } from '../../model/order-status';
import { isRejected } from '../../model/rejection';
import { isAbandoned } from '../../model/time-left';
import { FilingHearing } from '../hearing/filing-hearing';
import { RejectionNotice } from '../rejection/rejection-notice';
import { ResubmitButton } from '../rejection/resubmit-button';
import { CopyToDraft } from './copy-to-draft';
import { DocumentsList } from './documents-list';
import classes from './filed-order.module.css';
import { PaperDeliverySection } from './paper-delivery';
import { RecipientsList } from './recipients-list';
import peopleClasses from './recipients-list.module.css';

/** The filings and parties of an order. */
export function FiledOrder({ order }: { order: OrderDetail }) {
  return (
    <>
      {order.paperDelivery && <PaperDeliverySection order={order} delivery={order.paperDelivery} />}
      {order.filings.map((filing, index) => (
        <FilingSection key={filing.filingId} order={order} filing={filing} position={index + 1} />
      ))}
      {order.filings.length === 0 && (
        <Section title="Filings">
          <p>This order has no filings.</p>
        </Section>
      )}
      {order.parties.length > 0 && (
        <Section title="Parties">
          <PartiesList parties={order.parties} />
        </Section>
      )}
    </>
  );
}

interface FilingSectionProps {
  order: OrderDetail;
  filing: OrderFiling;
  /** Starts at 1. */
  position: number;
}

/** A filing: its status, the clerk's comment, documents and recipients. */
function FilingSection({ order, filing, position }: FilingSectionProps) {
  const isFilingRejected = isRejected(filing.status);
  // The resubmission covers all rejected filings, so only the first offers it.
  const isFirstRejected = order.filings.find(({ status }) => isRejected(status)) === filing;
  const title = filing.filingTypeName || `Filing ${position}`;
  return (
    <Section title={title} actions={<StatusBadge tone={filingTone(filing.status)} label={filing.statusText} />}>
      <div className={classes.parts}>
        {isFilingRejected && (
          <RejectionNotice
            filing={filing}
            order={order}
            action={
              isFirstRejected && (isAbandoned(order) ? <CopyToDraft order={order} /> : <ResubmitButton order={order} />)
            }
          />
        )}
        {filing.reviewerComments && !isFilingRejected && (
          <blockquote className={classes.comment}>
            <p className={classes.commentTitle}>Clerk’s comment</p>
            {filing.reviewerComments}
          </blockquote>
        )}
        <PropertiesList items={factsOf(filing, order.courtTimeZone)} />
        <FilingHearing order={order} filing={filing} />
        <div>
          <h3 className={classes.subtitle}>Documents</h3>
          <DocumentsList order={order} filing={filing} />
        </div>
        {filing.recipients.length > 0 && (
          <div>
            <h3 className={classes.subtitle}>Recipients</h3>
            <RecipientsList order={order} filing={filing} />
          </div>
        )}
      </div>
    </Section>
  );
}

const actionTexts: Readonly<Record<OrderFiling['action'], string>> = {
  EFile: 'File',
  EFileAndServe: 'File and serve',
  Serve: 'Serve',
};

const securityTexts: Readonly<Record<OrderFiling['security'], string>> = {
  public: 'Public',
  private: 'Private',
  sealed: 'Sealed',
};

function factsOf(filing: OrderFiling, timeZone: string | undefined): (readonly [string, string])[] {
  const facts: (readonly [string, string | undefined])[] = [
    ['Description', filing.description],
    ['Action', `${actionTexts[filing.action]} · ${securityTexts[filing.security]}`],
    ['Proposed order', proposedOrderText(filing.proposedOrder)],
    ['Reference', filing.referenceNumber],
    ['Received', filing.receivedAt && formatInstant(filing.receivedAt, timeZone)],
    ['Filed', filing.filedAt && formatInstant(filing.filedAt, timeZone)],
    ['Accepted', filing.acceptedAt && formatInstant(filing.acceptedAt, timeZone)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** Why the judge can sign it, with the day that shows it. */
function proposedOrderText(order: OrderFiling['proposedOrder']): string | undefined {
  if (!order?.basis) return undefined;
  const day = order.hearingDate ?? order.sentToOthersOn;
  return day ? `${proposedOrderBases[order.basis]}, ${formatPlainDate(day)}` : proposedOrderBases[order.basis];
}

function PartiesList({ parties }: { parties: readonly OrderParty[] }) {
  return (
    <ul className={peopleClasses.recipients}>
      {parties.map((party, index) => (
        <li key={party.partyId ?? `${index} ${party.name}`} className={peopleClasses.recipient}>
          <div className={peopleClasses.who}>
            <p className={peopleClasses.name}>{party.name}</p>
            <p className={peopleClasses.facts}>
              {[
                party.partyTypeName,
                party.isFilingParty ? 'filing party' : undefined,
                party.attorneys.length > 0 ? `represented by ${party.attorneys.join(', ')}` : undefined,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
