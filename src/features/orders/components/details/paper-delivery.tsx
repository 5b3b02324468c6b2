import type { OrderDetail, PaperDelivery } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { weekdayText } from '@/lib/format/days-in-words';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { paperStatus } from '../../model/delivery-status';

interface PaperDeliverySectionProps {
  order: OrderDetail;
  delivery: PaperDelivery;
}

/** Shows where documents on paper are, and how they come back. */
export function PaperDeliverySection({ order, delivery }: PaperDeliverySectionProps) {
  return (
    <Section title="Delivery on paper" actions={<StatusBadge {...paperStatus(delivery.stage)} />}>
      <PropertiesList items={factsOf(delivery, order.courtTimeZone)} />
    </Section>
  );
}

const levels = { standard: 'Standard', urgent: 'Urgent' } as const;
const counters = { 'drop-off': 'Left in the drop box', 'over-the-counter': 'Waits at the counter' } as const;
const returns = { scan: 'Scanned into this order', mail: 'Mailed to the firm', none: 'Not ordered' } as const;

function factsOf(delivery: PaperDelivery, timeZone: string | undefined): (readonly [string, string])[] {
  const { printedAt, deliveredAt, copies, receivedBy, instructions } = delivery;
  const facts: (readonly [string, string | undefined])[] = [
    ['Delivery', levels[delivery.serviceLevel]],
    ['At the court on', weekdayText(delivery.arrivesOn)],
    ['Courier', counters[delivery.counter]],
    ['Printed copies', String(copies)],
    ['Stamped copies', returns[delivery.returnCopies]],
    ['Court’s fees', delivery.advanceFees ? 'Paid by the courier' : 'Paid by the firm'],
    ['Instructions', instructions],
    ['Printed', printedAt && formatInstant(printedAt, timeZone)],
    ['Delivered', deliveredAt && formatInstant(deliveredAt, timeZone)],
    ['Received', receivedBy],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
