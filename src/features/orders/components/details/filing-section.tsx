import type { OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { filingTone, isRejected } from '../model/order-status';
import { DocumentsList } from './documents-list';
import classes from './filing-section.module.css';
import { RecipientsList } from './recipients-list';
import { RejectionNotice } from './rejection-notice';
import { ResubmitButton } from './resubmit-button';

interface FilingSectionProps {
  order: OrderDetail;
  filing: OrderFiling;
  /** From 1. */
  position: number;
}

/** One filing: where it stands, what the clerk said of it, its documents and who was served. */
export function FilingSection({ order, filing, position }: FilingSectionProps) {
  const isBack = isRejected(filing.status);
  // The step that mends an order mends all of it.
  const isFirstBack = order.filings.find(({ status }) => isRejected(status)) === filing;
  const title = filing.filingTypeName || `Filing ${position}`;
  return (
    <Section title={title} actions={<StatusBadge tone={filingTone(filing.status)} label={filing.statusText} />}>
      <div className={classes.parts}>
        {isBack && <RejectionNotice filing={filing} action={isFirstBack && <ResubmitButton order={order} />} />}
        {filing.reviewerComments && !isBack && (
          <blockquote className={classes.comment}>
            <p className={classes.commentTitle}>Clerk’s comment</p>
            {filing.reviewerComments}
          </blockquote>
        )}
        <PropertiesList items={factsOf(filing)} />
        <div>
          <h3 className={classes.subtitle}>Documents</h3>
          <DocumentsList state={order.state} filing={filing} />
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

function factsOf(filing: OrderFiling): (readonly [string, string])[] {
  const facts: (readonly [string, string | undefined])[] = [
    ['Description', filing.description],
    ['Action', `${actionTexts[filing.action]} · ${securityTexts[filing.security]}`],
    ['Reference', filing.referenceNumber],
    ['Received', filing.receivedAt && formatInstant(filing.receivedAt)],
    ['Filed', filing.filedAt && formatInstant(filing.filedAt)],
    ['Accepted', filing.acceptedAt && formatInstant(filing.acceptedAt)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
