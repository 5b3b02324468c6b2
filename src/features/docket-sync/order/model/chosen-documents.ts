/** Documents of a docket that a person has ticked, over all its pages. */
import type { DocketDocument } from '@/api/generated/docket-sync/model';
import { formatCents, toCents } from '@/lib/format/money';
import { type PacerPrice, pacerPrice } from '../../rules/pacer-price';

export type ChosenDocuments = ReadonlyMap<string, DocketDocument>;

export const noDocuments: ChosenDocuments = new Map();

/** The most documents of one order. */
export const mostDocuments = 100;

/** The choice with a document added, or taken away. */
export function toggled(chosen: ChosenDocuments, document: DocketDocument): ChosenDocuments {
  const next = new Map(chosen);
  if (!next.delete(document.documentKey)) next.set(document.documentKey, document);
  return next;
}

/** Documents that the firm doesn't have yet. */
export const toGet = (chosen: ChosenDocuments): DocketDocument[] =>
  [...chosen.values()].filter(({ owned }) => owned === undefined);

/** Documents that the firm has: they can be saved. */
export const toSave = (chosen: ChosenDocuments): DocketDocument[] =>
  [...chosen.values()].filter(({ address }) => address !== undefined);

/** Tells what getting documents costs. A transcript of unknown length has no upper bound (dockets, section 5). */
export function priceOf(documents: readonly DocketDocument[]): PacerPrice {
  let cents = 0;
  let bound: 'exact' | 'at-most' = 'exact';
  for (const { isFree, price, kind, pageCount } of documents) {
    if (isFree) continue;
    const each: PacerPrice =
      price === undefined ? pacerPrice(kind, pageCount) : { bound: 'exact', cents: toCents(price) };
    if (each.bound === 'none') return each;
    if (each.bound === 'at-most') bound = 'at-most';
    cents += each.cents;
  }
  return { bound, cents };
}

/** `$4.80`, `up to $7.80`, `no upper limit`, or `free`. */
export function priceText(price: PacerPrice): string {
  if (price.bound === 'none') return 'no upper limit';
  if (price.bound === 'at-most') return `up to ${formatCents(price.cents)}`;
  return price.cents === 0 ? 'free' : formatCents(price.cents);
}
