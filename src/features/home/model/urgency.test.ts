import { expect, it } from 'vitest';
import { byUrgency } from './urgency';

it('puts what is due first before the rest, which keeps its order', () => {
  const [later, undated, soon, other] = [
    { key: 'seven days', due: '2026-11-30T04:59:59Z' },
    { key: 'no deadline', due: undefined },
    { key: 'seventeen hours', due: '2026-11-24T04:59:59Z' },
    { key: 'none either', due: undefined },
  ];
  expect(byUrgency([later, undated, soon, other])).toEqual([soon, later, undated, other]);
  expect(byUrgency([])).toEqual([]);
});
