import type { OrderDetail } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { serviceProgress } from '../model/recipient-status';
import { RecipientsList } from './recipients-list';
import { ServedDocuments } from './served-documents';

/** On whom documents are served, who has opened them, and which they are. */
export function EServiceOrder({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ recipients }) => recipients.length > 0);
  const progress = serviceProgress(filings.flatMap(({ recipients }) => recipients));
  return (
    <>
      <Section title="Recipients" actions={progress && <StatusBadge tone={progress.tone} label={progress.label} />}>
        {filings.map((filing) => (
          <RecipientsList key={filing.filingId} order={order} filing={filing} />
        ))}
        {filings.length === 0 && <p>No recipients.</p>}
      </Section>
      <ServedDocuments order={order} />
    </>
  );
}
