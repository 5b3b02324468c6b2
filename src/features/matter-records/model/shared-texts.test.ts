import { expect, it } from 'vitest';
import type { MatterEvent } from '@/api/generated/workspace/model';
import { withSharedTexts } from './shared-texts';

it('keeps every event as it is, in its order', () => {
  const events: MatterEvent[] = [
    { id: 'a', at: '2026-03-01T10:00:00Z', kind: 'court', title: 'Accepted', actor: 'Nora Marlow', orderId: 7 },
    { id: 'b', at: '2026-03-01T09:00:00Z', kind: 'fee', title: 'Accepted', detail: 'Taken by the court' },
    { id: 'c', at: '2026-02-01T09:00:00Z', kind: 'billing', title: 'Invoiced', actor: 'Nora Marlow', invoiceId: 3 },
  ];
  const shared = withSharedTexts(events);
  expect(shared).toEqual(events);
  expect(Object.keys(shared[1] ?? {})).not.toContain('actor');
  expect(withSharedTexts([])).toEqual([]);
});
