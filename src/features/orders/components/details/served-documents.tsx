import type { OrderDetail } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { DocumentsList } from './documents-list';

/** The documents of an order that serves or delivers them and files nothing. */
export function ServedDocuments({ order }: { order: OrderDetail }) {
  const filings = order.filings.filter(({ documents }) => documents.length > 0);
  return (
    <Section title="Documents">
      {filings.map((filing) => (
        <DocumentsList key={filing.filingId} state={order.state} filing={filing} />
      ))}
      {filings.length === 0 && <p>The documents of this order are not kept here.</p>}
    </Section>
  );
}
