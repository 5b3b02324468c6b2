/** Nested matters. */
import type { matters } from '../../db/schema/integration.ts';

export type MatterRow = typeof matters.$inferSelect;

export interface MatterNode {
  row: MatterRow;
  children: MatterNode[];
}

/** The children of `parentReference` (null for the top level), in order, with their descendants. */
import { plainText } from '../../db/plain-text.ts';
export function treeBelow(rows: readonly MatterRow[], parentReference: string | null): MatterNode[] {
  const byParent = Map.groupBy(rows, (row) => row.parentReference);
  const below = (reference: string | null): MatterNode[] =>
    (byParent.get(reference) ?? []).map((row) => ({ row, children: below(row.matterReference) }));
  return below(parentReference);
}

/** Matches with their descendants and ancestors. */
export function prune(nodes: readonly MatterNode[], fits: (row: MatterRow) => boolean): MatterNode[] {
  return nodes.flatMap((node) => {
    if (fits(node.row)) return [node];
    const children = prune(node.children, fits);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** A text's words, in lower case. */
export const wordsOf = (text: string | undefined) =>
  plainText(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
