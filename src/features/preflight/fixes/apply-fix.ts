/** Applies a fix to a document. Import it dynamically. */
import type { CourtPolicy, StateCode } from '@/api/generated/filing/model';
import { isForbidden } from '../model/checks/redaction-check';
import type { DocumentFacts } from '../model/facts';
import type { Fix } from '../model/finding';
import { redactionRuleOf } from '../model/redaction-rules';
import type { BlackBox } from './black-out';

/** The fixes that change the file in the browser. */
export type EditFix = Extract<Fix, 'flatten' | 'remove-active' | 'fit-to-letter' | 'add-bookmarks' | 'black-out'>;

type Bytes = Uint8Array<ArrayBuffer>;

interface Fixed {
  facts: DocumentFacts;
  /** The pages of the finding. */
  pages: readonly number[];
  policy: Pick<CourtPolicy, 'redaction'>;
  state: StateCode;
  today: string;
}

/** The changed file. @throws an Error that says why it can't be changed. */
export async function applyFix(
  fix: EditFix,
  bytes: Bytes,
  { facts, pages, policy, state, today }: Fixed,
): Promise<Bytes> {
  if (facts.kind !== 'read') throw new Error("The document couldn't be read.");
  const edits = await import('./edit-pdf');
  switch (fix) {
    case 'flatten':
      return edits.flatten(bytes);
    case 'remove-active':
      return edits.removeActive(bytes);
    case 'fit-to-letter':
      return edits.fitToLetter(bytes, pages);
    case 'add-bookmarks':
      return edits.addBookmarks(bytes, facts.exhibits);
    case 'black-out': {
      const rule = redactionRuleOf(policy, state, today);
      const numbers = facts.sensitive.flatMap((each) =>
        rule && isForbidden(each, rule) ? each.boxes.map((box): BlackBox => ({ page: each.page, box })) : [],
      );
      const parts = [
        ...numbers,
        ...facts.covered.map(({ page, box }) => ({ page, box })),
        ...facts.unappliedRedactions,
      ];
      const [{ blackOut }, { drawPage }, { openPdf }] = await Promise.all([
        import('./black-out'),
        import('./draw-page'),
        import('@/lib/pdf/open-pdf'),
      ]);
      return blackOut(bytes, parts, {
        open: openPdf,
        draw: drawPage,
        exhibits: facts.hasOutline ? facts.exhibits : [],
      });
    }
  }
}
