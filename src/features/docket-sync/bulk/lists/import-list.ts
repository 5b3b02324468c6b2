import { describeList } from '@/lib/grid/list/list';
import { type FoundRow, outcomeText } from '../import/find-cases';

const tones = {
  found: 'good',
  followed: 'neutral',
  repeated: 'neutral',
  ambiguous: 'warning',
  'not-found': 'bad',
  sealed: 'bad',
  unreadable: 'bad',
} as const;

/** The rows of a file, with the cases they name. */
export const importList = describeList<FoundRow>()({
  noun: ['row', 'rows'],
  rowId: ({ line }) => line,
  nameOf: ({ line }) => `line ${line}`,
  defaultSort: ['line'],
  columns: {
    line: { label: 'Line', value: 'line', kind: 'number', sort: true, width: '6rem', card: 'line' },
    number: { label: 'Case number', value: 'text', sort: true, width: '14rem', card: 'title' },
    case: {
      label: 'Case',
      value: ({ outcome }) => ('found' in outcome ? outcome.found.description : undefined),
      sort: true,
    },
    result: {
      label: 'Result',
      value: outcomeText,
      tone: ({ outcome }) => tones[outcome.kind],
      sort: true,
      width: '24rem',
      card: 'badge',
    },
  },
});
