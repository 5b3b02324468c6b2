import { expect, it } from 'vitest';
import { stampedCopy } from './stamped-copy';

const document = {
  documentId: 'doc-90311',
  kind: 'lead' as const,
  name: 'complaint.pdf',
  pageCount: 9,
  sizeBytes: 284_113,
  originalUrl: '/documents/doc-90311/original',
};
const stampedExpiresAt = '2026-06-02T16:18:07Z';

it('knows whether a stamped copy is awaited, there, gone or not to come', () => {
  const stampedUrl = '/documents/doc-90311/stamped';
  expect(stampedCopy(document, 'under-review')).toEqual({ state: 'awaited' });
  expect(stampedCopy(document, 'rejected')).toEqual({ state: 'none' });
  expect(stampedCopy({ ...document, stampedUrl, stampedExpiresAt }, 'accepted')).toEqual({
    state: 'available',
    url: stampedUrl,
    expiresAt: stampedExpiresAt,
  });
  expect(stampedCopy({ ...document, stampedUrl }, 'accepted')).toMatchObject({
    state: 'available',
    expiresAt: undefined,
  });
  expect(stampedCopy({ ...document, stampedExpiresAt }, 'accepted')).toEqual({
    state: 'expired',
    expiredAt: stampedExpiresAt,
  });
});
