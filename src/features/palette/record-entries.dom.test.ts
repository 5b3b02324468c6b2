import { describe, expect, it } from 'vitest';
import type { OrderMatch, OrderRow } from '@/api/generated/billing/model';
import type { FilingListItem } from '@/api/generated/filing/model';
import {
  allOrdersEntry,
  caseEntries,
  filedCases,
  foundOrderEntry,
  matterEntry,
  orderEntry,
  partyEntries,
  personEntry,
  rankOfOrder,
} from './record-entries';

const order: OrderRow = {
  orderId: 12,
  service: 'CreateCase',
  state: 'IL',
  status: 'accepted',
  statusText: 'Accepted',
  dateOrdered: '2026-03-01T10:00:00Z',
  updatedAt: '2026-03-01T10:00:00Z',
  orderedBy: { userId: 1, name: 'Nora Marlow' },
  clientReference: '00015-Ortega',
  matterName: 'Ortega',
  description: 'New case',
  totalAmount: 0,
  documentCount: 1,
  caseTitle: 'Ortega v. Lakeshore',
  caseNumber: '2026-CV-7',
  courtName: 'Lakemoor County',
};

describe('an order', () => {
  it('leads to its page', () => {
    expect(orderEntry(order)).toEqual({
      key: 'order 12',
      title: 'Ortega v. Lakeshore',
      detail: 'Order 12 · New case · Accepted',
      page: { kind: 'single-page', link: '/order-details/12' },
    });
  });

  it('that is a draft leads to its first step, or to the drafts if its form isn’t available', () => {
    const expiresAt = '2026-04-01T10:00:00Z';
    const mappingId = '00000000-0000-4000-8000-000000000001';
    const draft = { ...order, status: 'draft', mappingId } as const;
    const newCase = { ...draft, draft: { provider: 'tyler', filingFlow: 'new-case', expiresAt } } as const;
    expect(orderEntry(newCase)).toMatchObject({
      detail: 'Draft 12 · New case',
      page: { link: `/case-initiation/12/case?mappingId=${mappingId}` },
    });
    expect(orderEntry(draft).page.link).toBe('/orders/drafts?q=Ortega+v.+Lakeshore');
  });

  it('without a case shows its description or number', () => {
    expect(orderEntry({ ...order, caseTitle: '' }).title).toBe('New case');
    expect(orderEntry({ ...order, caseTitle: '', description: '' }).title).toBe('Order 12');
  });
});

describe('an order that a search found', () => {
  const matches: OrderMatch[] = [
    { kind: 'party', name: 'Harbor Point LLC' },
    { kind: 'document', name: 'Motion to stay (stay.pdf)' },
  ];
  const found = { ...order, envelopeId: '274299', matches };

  it.each([
    ['ortega', ''],
    ['12 accepted', ''],
    ['HARBOR', 'Party: Harbor Point LLC'],
    ['harbor point', 'Party: Harbor Point LLC'],
    ['ortega stay', 'Document: Motion to stay (stay.pdf)'],
    ['harbor stay', 'Party: Harbor Point LLC · Document: Motion to stay (stay.pdf)'],
    ['2026cv', 'Case: 2026-CV-7'],
    ['2742', 'Envelope: 274299'],
    ['00015', 'Matter: 00015-Ortega Ortega'],
    ['lakemoor', 'Court: Lakemoor County'],
    ['nora', 'Ordered by: Nora Marlow'],
    ['elsewhere', ''],
  ])('%s: tells why: %s', (typed, reason) => {
    const { detail, reasons } = foundOrderEntry(found, typed);
    expect(detail).toBe('Order 12 · New case · Accepted');
    expect(reasons).toBe(reason);
  });

  it.each([
    ['orteg', 0],
    ['ÓRTEGA 2026-cv', 0],
    ['ortega 2026cv7', 0],
    ['2742 12', 0],
    ['rtega', 1],
    ['harbor', 2],
    ['ortega stay', 2],
    ['new case', 2],
    ['zz', 2],
  ])('%s: ranks as its title and numbers have it, %i', (typed, rank) => {
    expect(rankOfOrder(found, typed)).toBe(rank);
  });

  it('names its parties once, each with all its orders', () => {
    expect(partyEntries([found, { ...found, orderId: 13 }, order])).toEqual([
      {
        key: 'party Harbor Point LLC',
        title: 'Harbor Point LLC',
        detail: 'All orders with this party',
        page: { kind: 'single-page', link: '/orders?q=Harbor+Point+LLC' },
      },
    ]);
  });
});

it('a person and a search lead to their orders', () => {
  expect(personEntry({ userId: 2, name: 'Theo Finch', email: 'theo@example.com' })).toMatchObject({
    title: 'Theo Finch',
    detail: 'Orders by this person · theo@example.com',
    page: { link: '/orders?person=2' },
  });
  expect(allOrdersEntry('a&b')).toMatchObject({ title: 'All orders with “a&b”', page: { link: '/orders?q=a%26b' } });
});

describe('cases', () => {
  it('are listed once, and lead to their orders', () => {
    const other = { ...order, orderId: 13 };
    const untitled = { ...order, orderId: 14, caseNumber: '2026-CV-8', caseTitle: '' };
    expect(caseEntries([order, other, untitled, { ...order, caseNumber: '' }])).toEqual([
      {
        key: 'case 2026-CV-7',
        title: 'Ortega v. Lakeshore',
        detail: '2026-CV-7 · Lakemoor County',
        page: { kind: 'single-page', link: '/orders?q=2026-CV-7' },
      },
      expect.objectContaining({ title: '2026-CV-8', detail: 'Lakemoor County' }),
    ]);
  });
});

describe('cases from filings', () => {
  const filing: FilingListItem = {
    filingId: 'f1',
    envelopeId: '900',
    state: 'IL',
    caseTitle: 'Reyes v. Harbor Point',
    caseNumber: '2026-CV-9',
    courtCode: 'lake',
    courtName: 'Lakemoor County',
    filingCode: '1',
    filingName: 'Motion',
    filingStatus: 'accepted',
    filingStatusText: 'Accepted',
    action: 'EFile',
    submittedTimestamp: '2026-03-01T10:00:00Z',
    submittedBy: 'Theo Finch',
    documentCount: 1,
    source: 'provider',
  };

  it('are listed once, without those already found, and lead to their filings', () => {
    const known = { ...filing, caseNumber: '2026-CV-7' };
    const { caseNumber: _, ...unnumbered } = filing;
    expect(filedCases([filing, filing, known, unnumbered], caseEntries([order]))).toEqual([
      {
        key: 'case 2026-CV-9',
        title: 'Reyes v. Harbor Point',
        detail: '2026-CV-9 · Lakemoor County',
        page: { kind: 'single-page', link: '/filing-list?q=2026-CV-9' },
      },
    ]);
  });
});

describe('a matter', () => {
  const matter = {
    mappingId: '00000000-0000-4000-8000-000000000001',
    clientReference: '12/7 Ré',
    orderCount: 1,
    draftCount: 0,
    attachmentCount: 0,
    lastUsedAt: '2026-03-01T10:00:00Z',
  };
  it('leads to its page with its mapping', () => {
    expect(matterEntry({ ...matter, matterName: 'Ortega' })).toMatchObject({
      title: 'Ortega',
      detail: '12/7 Ré',
      page: { link: `/matter-view/12%2F7%20R%C3%A9?mappingId=${matter.mappingId}` },
    });
  });
  it('without a name shows its reference', () => {
    expect(matterEntry(matter)).toMatchObject({ title: '12/7 Ré', detail: undefined });
  });
});
