/** Orders that no court decides. */
import type { CourtesyCopy, OrderDetail } from '@/api/generated/filing/model';
import { RequestedService, SkipTraceDetails } from '@/features/legal-services';
import { EnvelopeDetails } from '@/features/signatures';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { courtesyCopyStatus, serviceProgress } from '../../model/delivery-status';
import { isRequest, orderPageOf } from '../../model/services';
import { DocumentsList } from './documents-list';
import { FiledOrder } from './filed-order';
import { RecipientsList } from './recipients-list';

/** The delivery of printed copies, and its documents. */
export function CourtesyCopyOrder({ order }: { order: OrderDetail }) {
  const { courtesyCopy: copy } = order;
  const status = copy && courtesyCopyStatus(copy.stage);
  return (
    <>
      <Section title="Delivery" actions={status && <StatusBadge {...status} />}>
        {copy?.isFilingRefused && copy.ofOrderId !== undefined && (
          <Notice
            tone="bad"
            action={
              <AppLink to="/order-details/$orderId" params={{ orderId: copy.ofOrderId }} size="sm">
                View order {copy.ofOrderId}
              </AppLink>
            }
          >
            The court rejected or returned a filing that these are copies of.
          </Notice>
        )}
        {copy ? <PropertiesList items={factsOf(copy, order.courtTimeZone)} /> : <p>No delivery details.</p>}
      </Section>
      <ServedDocuments order={order} />
    </>
  );
}

const printingText = ({ singleSided, tabs, binder }: CourtesyCopy) =>
  [singleSided && 'Single-sided', tabs && 'Tabs', binder && 'Binder'].filter(Boolean).join(', ');

function factsOf(copy: CourtesyCopy, timeZone: string | undefined): (readonly [string, string])[] {
  const facts: (readonly [string, string | undefined])[] = [
    ['For', copy.recipientName],
    ['Room', copy.chambers],
    ['Address', copy.address],
    ['Copies', String(copy.copies)],
    ['Deliver by', copy.deliverBy && formatPlainDate(copy.deliverBy)],
    ['Printing', printingText(copy)],
    ['Instructions', copy.instructions],
    ['Filed with', copy.ofOrderId === undefined ? undefined : `Order ${copy.ofOrderId}`],
    ['Printed', copy.printedAt && formatInstant(copy.printedAt, timeZone)],
    ['Delivered', copy.deliveredAt && formatInstant(copy.deliveredAt, timeZone)],
    ['Received by', copy.receivedBy],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** The recipients of an e-service, and its documents. */
export function EServiceOrder({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ recipients }) => recipients.length > 0);
  const progress = serviceProgress(filings.flatMap(({ recipients }) => recipients));
  return (
    <>
      <Section title="Recipients" actions={progress && <StatusBadge {...progress} />}>
        {filings.map((filing) => (
          <RecipientsList key={filing.filingId} order={order} filing={filing} />
        ))}
        {filings.length === 0 && <p>No recipients.</p>}
      </Section>
      <ServedDocuments order={order} />
    </>
  );
}

/** Serving papers on people: on a page of its own, and what the order says itself. */
function ProcessServingOrder({ order }: { order: OrderDetail }) {
  const { orderId, statusText } = order;
  return (
    <>
      <Section title="Process serving">
        <p>{statusText}</p>
        <AppLink to="/serve-it/orders/$orderId" params={{ orderId }}>
          Recipients, attempts and proof
        </AppLink>
      </Section>
      <FiledOrder order={order} />
    </>
  );
}

/** Shows what an order of any service consists of. */
export function OrderBody({ order }: { order: OrderDetail }) {
  if (order.service === 'CourtesyCopy') return <CourtesyCopyOrder order={order} />;
  if (order.service === 'EService') return <EServiceOrder order={order} />;
  if (orderPageOf(order.service) === 'serve-it/orders') return <ProcessServingOrder order={order} />;
  if (order.service === 'ElectronicSignature') return <SignatureOrder order={order} />;
  return isRequest(order.service) ? <RequestedOrder order={order} /> : <FiledOrder order={order} />;
}

/** A service ordered with one form, and its document. */
function RequestedOrder({ order }: { order: OrderDetail }) {
  if (order.service === 'SkipTrace') return <SkipTraceDetails orderId={order.orderId} />;
  return (
    <>
      <RequestedService orderId={order.orderId} />
      {order.filings.length > 0 && <ServedDocuments order={order} />}
    </>
  );
}

/** Documents sent to be signed; once everyone signed, also the sealed PDF and its certificate. */
function SignatureOrder({ order }: { order: OrderDetail }) {
  return (
    <>
      <EnvelopeDetails orderId={order.orderId} />
      <ServedDocuments order={order} />
    </>
  );
}

function ServedDocuments({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ documents }) => documents.length > 0);
  return (
    <Section title="Documents">
      {filings.map((filing) => (
        <DocumentsList key={filing.filingId} order={order} filing={filing} />
      ))}
      {filings.length === 0 && <p>No documents.</p>}
    </Section>
  );
}
