import type { DocumentFacts } from '@/features/preflight';
import { formatCount } from '@/lib/format/numbers';

const pages = (count: number) => `${formatCount(count)} ${count === 1 ? 'page' : 'pages'}`;

/** Says of documents without findings what was looked at and what wasn't: a check that saw nothing found no problems. */
export function describeCheck(documents: readonly (DocumentFacts | undefined)[]): string {
  const read = documents.flatMap((facts) => (facts?.kind === 'read' ? facts.pages : []));
  const typed = read.filter(({ letters }) => letters > 0).length;
  const scanned = read.length - typed;
  const unread = documents.filter((facts) => facts?.kind !== 'read').length;
  const missed = [
    ...(unread > 0
      ? [unread === 1 ? '1 document that couldn’t be read' : `${unread} documents that couldn’t be read`]
      : []),
    ...(scanned > 0 ? [`text of ${scanned === 1 ? '1 scanned page' : `${formatCount(scanned)} scanned pages`}`] : []),
    'handwriting',
  ];
  const found = typed > 0 ? `No problems found in: typed text of ${pages(typed)}. ` : '';
  return `${found}Not checked: ${missed.join(', ')}.`;
}
