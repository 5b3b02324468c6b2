import { expect, it } from 'vitest';
import { documentBatches, stampedCopy } from './order-documents';

const document = {
  documentId: 'doc-90311',
  kind: 'lead' as const,
  name: 'complaint.pdf',
  pageCount: 9,
  sizeBytes: 284_113,
  originalUrl: '/documents/doc-90311/original',
};
const stampedExpiresAt = '2026-06-02T16:18:07Z';

it('tells awaited, available, expired and missing stamped copies apart', () => {
  const stampedUrl = '/documents/doc-90311/stamped';
  expect(stampedCopy(document, { status: 'under-review', action: 'EFile' })).toEqual({ state: 'awaited' });
  expect(stampedCopy(document, { status: 'submitted', action: 'Serve' })).toEqual({ state: 'none' });
  expect(stampedCopy(document, { status: 'rejected', action: 'EFile' })).toEqual({ state: 'none' });
  expect(stampedCopy({ ...document, stampedUrl, stampedExpiresAt }, { status: 'accepted', action: 'EFile' })).toEqual({
    state: 'available',
    url: stampedUrl,
    expiresAt: stampedExpiresAt,
  });
  expect(stampedCopy({ ...document, stampedUrl }, { status: 'accepted', action: 'EFile' })).toMatchObject({
    state: 'available',
    expiresAt: undefined,
  });
  expect(stampedCopy({ ...document, stampedExpiresAt }, { status: 'accepted', action: 'EFile' })).toEqual({
    state: 'expired',
    expiredAt: stampedExpiresAt,
  });
});

const order = (orderId: number | undefined, state = 'IL', documentCount = 1) => ({ orderId, state, documentCount });

it('puts each order into one archive, by state, up to a hundred per archive', () => {
  expect(documentBatches([order(1), order(2, 'CA'), order(1), order(3, 'IL', 0), order(undefined)])).toEqual([
    { state: 'CA', orderIds: [2], part: 1 },
    { state: 'IL', orderIds: [1], part: 1 },
  ]);
  const many = documentBatches(Array.from({ length: 101 }, (_, id) => order(id + 1)));
  expect(many.map(({ orderIds, part }) => [orderIds.length, part])).toEqual([
    [100, 1],
    [1, 2],
  ]);
});

it('makes no archive without documents', () => {
  expect(documentBatches([order(1, 'ZZ'), order(2, 'IL', 0)])).toEqual([]);
});
