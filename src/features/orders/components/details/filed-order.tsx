import type { OrderDetail, OrderFiling, OrderParty } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { caseFacts, filingFacts, partyFacts } from '../../model/entered-facts';
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

/** The filings, case and parties of an order: everything that was entered, and what became of it. */
export function FiledOrder({ order }: { order: OrderDetail }) {
  const entered = caseFacts(order);
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
      {entered.length > 0 && (
        <Section title="What was entered">
          <PropertiesList items={entered} />
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

/** Tells what was entered for a filing, then what became of it. */
function factsOf(filing: OrderFiling, timeZone: string | undefined): (readonly [string, string])[] {
  const times: (readonly [string, string | undefined])[] = [
    ['Received', filing.receivedAt],
    ['Filed', filing.filedAt],
    ['Accepted', filing.acceptedAt],
  ];
  return [
    ...filingFacts(filing),
    ...times.flatMap(([name, at]) => (at ? [[name, formatInstant(at, timeZone)] as const] : [])),
  ];
}

function PartiesList({ parties }: { parties: readonly OrderParty[] }) {
  return (
    <ul className={peopleClasses.recipients}>
      {parties.map((party, index) => (
        <li key={party.partyId ?? `${index} ${party.name}`} className={peopleClasses.recipient}>
          <div className={peopleClasses.who}>
            <p className={peopleClasses.name}>{[party.name, party.suffix].filter(Boolean).join(' ')}</p>
            <p className={peopleClasses.facts}>{partyFacts(party)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
