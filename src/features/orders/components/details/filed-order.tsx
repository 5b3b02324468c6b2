import type { OrderDetail } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { FilingSection } from './filing-section';
import { PartiesList } from './parties-list';

/** What was filed with an order, and for whom. */
export function FiledOrder({ order }: { order: OrderDetail }) {
  return (
    <>
      {order.filings.map((filing, index) => (
        <FilingSection key={filing.filingId} order={order} filing={filing} position={index + 1} />
      ))}
      {order.filings.length === 0 && (
        <Section title="Filings">
          <p>Nothing is filed with this order.</p>
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
