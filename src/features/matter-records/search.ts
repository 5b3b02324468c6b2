/** Search parameters of a matter's documents and timeline. */
import * as z from 'zod/mini';
import { MatterEvent } from '@/api/generated/workspace/model';
import { day, oneView, searchText, someOf, someTexts, sortTokens } from '@/lib/grid/url/grid-search';

/** `?folder=f-1,f-7&q=exhibit&sort=-updated`, or `?view=ours&sort=-made` */
export const matterDocumentsSearch = z.object({
  /** What the product made, instead of what the connected system holds. */
  view: oneView('ours'),
  /** IDs of the open folders, the outermost first. */
  folder: someTexts,
  q: searchText,
  sort: sortTokens,
});

export type MatterDocumentsSearch = z.output<typeof matterDocumentsSearch>;
/** The input that links and handlers write. */
export type MatterDocumentsSearchInput = z.input<typeof matterDocumentsSearch>;

/** `?kind=court,serving&who=Clerk&from=2026-03-01&at=status-812` */
export const matterTimelineSearch = z.object({
  q: searchText,
  kind: someOf(MatterEvent.shape.kind.options),
  /** Names of the people, courts and servers. */
  who: someTexts,
  from: day,
  to: day,
  sort: sortTokens,
  /** The moment that a link leads to. */
  at: searchText,
});

export type MatterTimelineSearch = z.output<typeof matterTimelineSearch>;
/** The input that links and handlers write. */
export type MatterTimelineSearchInput = z.input<typeof matterTimelineSearch>;
