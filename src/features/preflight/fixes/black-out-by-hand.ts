import type { DocumentFacts } from '../model/facts';
import type { DrawnBox } from './drawn-boxes';

/** Blacks out what boxes were drawn over. @throws an Error that says why the file can't be changed. */
export async function blackOutByHand(
  bytes: Uint8Array<ArrayBuffer>,
  drawn: readonly DrawnBox[],
  facts?: DocumentFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { blackOutDrawn } = await import('./black-out-drawn');
  return blackOutDrawn(bytes, drawn, facts);
}
