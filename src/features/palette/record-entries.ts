/** Matters, orders and cases as entries. */

import type { OrderRow } from '@/api/generated/billing/model';
import type { FilingListItem, FilingMapping } from '@/api/generated/filing/model';
import type { User } from '@/api/generated/platform/model';
import type { FilingTemplate } from '@/api/generated/workspace/model';
import { canContinue, draftPaths, serviceLabel } from '@/features/orders';
import { templateLink } from '@/features/templates';
import { foldText } from '@/lib/format/fold-text';
import { plainMatterName } from '@/lib/format/matter-name';
import type { Entry } from './model/entry';

/** A matter that the firm worked on. Its page names its own mapping. */
export function matterEntry(matter: Pick<FilingMapping, 'mappingId' | 'clientReference' | 'matterName'>): Entry {
  const { mappingId, clientReference, matterName } = matter;
  const plain = plainMatterName(matterName ?? '');
  return {
    key: `matter ${mappingId}`,
    title: plain || clientReference,
    detail: plain && plain !== clientReference ? clientReference : undefined,
    page: {
      kind: 'single-page',
      link: `/matter-view/${encodeURIComponent(clientReference)}?${new URLSearchParams({ mappingId })}`,
    },
  };
}

/** A template of the firm, which starts a filing. */
export function templateEntry(template: FilingTemplate): Entry {
  const { to, search } = templateLink(template);
  return {
    key: `template ${template.templateId}`,
    title: template.name,
    detail: ['New filing from template', template.content.court.name.trim()].join(' · '),
    page: { kind: 'single-page', link: `${to}?${new URLSearchParams(search)}` },
  };
}

/** The fields of an order's entry, from either backend. */
type OrderFacts = Pick<OrderRow, 'orderId' | 'service' | 'status' | 'statusText'> &
  Partial<Pick<OrderRow, 'caseTitle' | 'description' | 'clientReference' | 'mappingId' | 'draft'>>;

/** An order. A draft leads to its first step, or to the list of drafts if the product has no form for it. */
export function orderEntry(order: OrderFacts): Entry {
  const { orderId, service, status, statusText, caseTitle, description } = order;
  const isDraft = status === 'draft';
  const name = isDraft ? `Draft ${orderId}` : `Order ${orderId}`;
  return {
    key: `order ${orderId}`,
    title: caseTitle || description || name,
    detail: [name, serviceLabel(service), ...(isDraft ? [] : [statusText])].join(' · '),
    page: isDraft ? draftPage(order) : { kind: 'single-page', link: `/order-details/${orderId}` },
  };
}

/** An order that a search found, and why, unless its title and number tell. */
export function foundOrderEntry(order: OrderRow, typed: string): Entry {
  const entry = orderEntry(order);
  return { ...entry, reasons: matchReasons(order, typed, `${entry.title} ${entry.detail}`).join(' · ') };
}

/**
 * Tells how a search finds an order, as the backend ranks it: 0 by words of its title and numbers, 1 by parts of these
 * words, 2 by anything else.
 */
export function rankOfOrder(order: OrderRow, typed: string): 0 | 1 | 2 {
  const { orderId, caseNumber = '', envelopeId = '', matterName, clientReference } = order;
  const names = ` ${[orderEntry(order).title, orderId, caseNumber, envelopeId, clientReference, matterName].join(' ')}`;
  const words = wordsIn(typed);
  if (words.every((word) => contains(names, ` ${word}`))) return 0;
  return words.every((word) => contains(names, word)) ? 1 : 2;
}

const matchNames = { party: 'Party', document: 'Document' } as const;

/** Tells what a search finds an order by, under the name of each. */
function searchedTexts(order: OrderRow): (readonly [name: string, text: string])[] {
  const { caseNumber, envelopeId, matterName, clientReference, courtName, description, orderedBy, matches } = order;
  return [
    ...(matches ?? []).map(({ kind, name }) => [matchNames[kind], name] as const),
    ['Case', caseNumber ?? ''],
    ['Envelope', envelopeId ?? ''],
    ['Matter', [clientReference, matterName].filter(Boolean).join(' ')],
    ['Filing', description],
    ['Court', courtName ?? ''],
    ['Ordered by', orderedBy.name],
  ];
}

/** Tells why a search found an order: the texts with the words that `shown` has not. */
function matchReasons(order: OrderRow, typed: string, shown: string): string[] {
  const texts = searchedTexts(order);
  const reasons = wordsIn(typed)
    .filter((word) => !contains(shown, word))
    .flatMap((word) => {
      const found = texts.find(([, text]) => contains(text, word));
      return found ? [`${found[0]}: ${found[0] === 'Matter' ? plainMatterName(found[1]) : found[1]}`] : [];
    });
  return [...new Set(reasons)];
}

const wordsIn = (typed: string) => foldText(typed).split(/\s+/).filter(Boolean);

/** Tells whether a text contains a word; a number also without its dashes. */
function contains(text: string, word: string): boolean {
  const folded = foldText(text);
  return folded.includes(word) || folded.replaceAll('-', '').includes(word.replaceAll('-', '') || word);
}

/** The parties that a search found, each leading to all orders with its name. */
export function partyEntries(orders: readonly OrderRow[]): Entry[] {
  const names = orders.flatMap(({ matches = [] }) =>
    matches.flatMap(({ kind, name }) => (kind === 'party' ? [name] : [])),
  );
  return [...new Set(names)].map((name) => ({
    key: `party ${name}`,
    title: name,
    detail: 'All orders with this party',
    page: ordersPage({ q: name }),
  }));
}

/** A colleague, who leads to their orders. */
export function personEntry({ userId, name, email }: Pick<User, 'userId' | 'name' | 'email'>): Entry {
  return {
    key: `person ${userId}`,
    title: name,
    detail: `Orders by this person · ${email}`,
    page: ordersPage({ person: String(userId) }),
  };
}

/** The list of all orders that a search finds. */
export function allOrdersEntry(typed: string): Entry {
  return { key: `search ${typed}`, title: `All orders with “${typed}”`, page: ordersPage({ q: typed }) };
}

function ordersPage(search: Record<string, string>): Entry['page'] {
  return { kind: 'single-page', link: `/orders?${new URLSearchParams(search)}` };
}

function draftPage(order: OrderFacts): Entry['page'] {
  const { orderId, service, mappingId, caseTitle, clientReference = '', draft } = order;
  // Copies are continued on a page of their own, which the list of drafts links to.
  if (!draft?.filingFlow || !canContinue(order) || service === 'CourtesyCopy')
    return { kind: 'single-page', link: `/orders/drafts?${new URLSearchParams({ q: caseTitle || clientReference })}` };
  const matter = mappingId ? `?${new URLSearchParams({ mappingId })}` : '';
  return { kind: 'single-page', link: `${draftPaths[draft.filingFlow]}/${orderId}/case${matter}` };
}

/** The distinct cases of orders, which lead to their orders. */
export function caseEntries(orders: readonly OrderRow[]): Entry[] {
  const cases = new Map<string, Entry>();
  for (const { caseNumber, caseTitle, courtName } of orders) {
    if (!caseNumber || cases.has(caseNumber)) continue;
    cases.set(caseNumber, {
      key: `case ${caseNumber}`,
      title: caseTitle || caseNumber,
      detail: [caseTitle && caseNumber, courtName].filter(Boolean).join(' · '),
      page: ordersPage({ q: caseNumber }),
    });
  }
  return [...cases.values()];
}

/** The distinct cases of filings, including those only the provider knows, except cases already found. */
export function filedCases(filings: readonly FilingListItem[], found: readonly Entry[]): Entry[] {
  const foundKeys = new Set(found.map(({ key }) => key));
  const cases = new Map<string, Entry>();
  for (const { caseNumber, caseTitle, courtName } of filings) {
    const key = `case ${caseNumber}`;
    if (!caseNumber || foundKeys.has(key)) continue;
    cases.set(key, {
      key,
      title: caseTitle || caseNumber,
      detail: [caseTitle && caseNumber, courtName].filter(Boolean).join(' · '),
      page: { kind: 'single-page', link: `/filing-list?${new URLSearchParams({ q: caseNumber })}` },
    });
  }
  return [...cases.values()];
}
