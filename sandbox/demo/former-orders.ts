/** What the demo's firms had served before they came to this product. */
import { type FormerOrderContent, formerServingOrders } from '../db/schema/former-orders.ts';
import type { DemoStep } from './demo-step.ts';

type Recipient = FormerOrderContent['recipients'][number];

interface FormerOrder {
  orderId: number;
  clientId: number;
  orderedAt: string;
  facts: Omit<FormerOrderContent, 'documents'>;
  papers: readonly string[];
}

const former: readonly FormerOrder[] = [
  {
    ...{ orderId: 20_001, clientId: 1, orderedAt: '2021-05-11T15:04:00Z', papers: ['Summons', 'Complaint'] },
    facts: {
      ...{ statusText: '1 of 2 served', state: 'IL', caseTitle: 'Harbor Point Lofts LLC v. Dunmore' },
      ...{ caseNumber: '2021-L-004417', courtName: 'Lakemoor County Circuit Court', clientReference: '00012-Harbor' },
      ...{ orderedBy: 'Nora Marlow', total: 190 },
      recipients: [
        {
          ...{ name: 'Kay Dunmore', address: '14 Quarry Road, Lakemoor, IL 60051', status: 'served' },
          ...{ endedAt: '2021-05-14T23:10:00Z', note: 'In person, at home' },
        },
        {
          ...{ name: 'Anselm Dunmore', address: '14 Quarry Road, Lakemoor, IL 60051', status: 'not-served' },
          ...{ endedAt: '2021-06-02T16:30:00Z', note: 'Moved, no forwarding address' },
        },
      ],
    },
  },
  {
    ...{ orderId: 20_002, clientId: 1, orderedAt: '2022-09-28T19:47:00Z', papers: ['Notice to vacate'] },
    facts: {
      ...{ statusText: 'Served', state: 'TX', caseTitle: 'Bluestem Storage, notice to vacate' },
      ...{ clientReference: '00019-Bluestem', orderedBy: 'Priya Raman', total: 85 },
      recipients: [
        {
          ...{
            name: 'Redwing Freight Co.',
            address: '900 Depot Street, Unit 12, Bluestem, TX 78001',
            status: 'served',
          },
          ...{ endedAt: '2022-10-01T14:05:00Z', note: 'Left with the manager in charge' },
        },
      ],
    },
  },
  {
    ...{ orderId: 20_003, clientId: 2, orderedAt: '2023-02-06T17:12:00Z', papers: ['Subpoena'] },
    facts: {
      ...{ statusText: 'Canceled', state: 'IN', caseTitle: 'In re Marriage of Whitmore' },
      ...{ caseNumber: '45D02-2301-DN-000118', courtName: 'Sugar Bend Superior Court', clientReference: '' },
      ...{ orderedBy: 'June Ashgrove', total: 0 },
      recipients: [{ name: 'Orrin Vale', address: '3 Mill Lane, Sugar Bend, IN 46307', status: 'cancelled' }],
    },
  },
];

const proofText = ({ name, address, endedAt = '', note = '' }: Recipient, { facts }: FormerOrder, papers: string) =>
  [
    'PROOF OF SERVICE',
    '',
    [facts.courtName, facts.caseNumber].filter(Boolean).join(', '),
    facts.caseTitle,
    '',
    `I served ${papers} on ${name} at ${address} on ${endedAt.slice(0, 10)}. ${note}.`,
  ].join('\n');

function documentsOf(order: FormerOrder): FormerOrderContent['documents'] {
  const id = (place: number) => `00000000-0000-4000-a000-${String(order.orderId * 100 + place).padStart(12, '0')}`;
  const papers = order.papers.map((name) => ({
    ...{ name: `${name}.pdf`, kind: 'paper' as const },
    text: `${name.toUpperCase()}\n\n${order.facts.caseTitle}`,
  }));
  const proofs = order.facts.recipients
    .filter(({ status }) => status === 'served')
    .map((recipient) => ({
      ...{ name: `Proof of service, ${recipient.name}.pdf`, kind: 'proof' as const },
      text: proofText(recipient, order, order.papers.join(' and ')),
    }));
  return [...papers, ...proofs].map((document, place) => ({ documentId: id(place + 1), ...document }));
}

export const seedFormerOrders: DemoStep = async ({ db }) => {
  await db.insert(formerServingOrders).values(
    former.map((order) => ({
      ...{ orderId: order.orderId, clientId: order.clientId, orderedAt: new Date(order.orderedAt) },
      content: { ...order.facts, documents: documentsOf(order) },
    })),
  );
};
