import type { CourtesyCopy, OrderDetail } from '@/api/generated/filing/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { courtesyCopyStage } from '../model/courtesy-copy-stage';
import { ServedDocuments } from './served-documents';

/** Who gets the printed copies, how far they have come, and what is in them. */
export function CourtesyCopyOrder({ order }: { order: OrderDetail }) {
  const { courtesyCopy: copy } = order;
  const stage = copy && courtesyCopyStage(copy.stage);
  return (
    <>
      <Section title="Delivery" actions={stage && <StatusBadge tone={stage.tone} label={stage.label} />}>
        {copy ? <PropertiesList items={factsOf(copy)} /> : <p>Nothing more is known of this delivery.</p>}
      </Section>
      <ServedDocuments order={order} />
    </>
  );
}

function factsOf(copy: CourtesyCopy): (readonly [string, string])[] {
  const facts: (readonly [string, string | undefined])[] = [
    ['For', copy.recipientName],
    ['Room', copy.chambers],
    ['Address', copy.address],
    ['Copies', String(copy.copies)],
    ['Deliver by', copy.deliverBy && formatPlainDate(copy.deliverBy)],
    ['Instructions', copy.instructions],
    ['Printed', copy.printedAt && formatInstant(copy.printedAt)],
    ['Delivered', copy.deliveredAt && formatInstant(copy.deliveredAt)],
    ['Received by', copy.receivedBy],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
