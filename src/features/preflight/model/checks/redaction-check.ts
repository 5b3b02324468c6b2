import type { RedactedKind, RedactionRule } from '@/api/generated/filing/model';
import { formatCount } from '@/lib/format/numbers';
import type { SensitiveFact } from '../facts';
import type { Finding } from '../finding';
import { redactionRuleOf } from '../redaction-rules';
import type { CheckedDocument } from './checked-document';
import { finding, mustFix, pagesText } from './findings';

/** How kinds are called, and how their last digits are shown. */
const kindNames: Record<RedactedKind['kind'], { name: string; mask: string }> = {
  ssn: { name: 'Social Security number', mask: '•••-••-' },
  itin: { name: 'Taxpayer number', mask: '•••-••-' },
  account: { name: 'Account number', mask: '••••' },
  card: { name: 'Card number', mask: '••••' },
  licence: { name: 'Driver’s license number', mask: '••••' },
  birthDate: { name: 'Date of birth', mask: '••/••/' },
  minor: { name: 'Name of a minor', mask: '' },
};

/** Tells whether what is shown is more than the rule allows. */
export function isForbidden({ kind, form }: Pick<SensitiveFact, 'kind' | 'form'>, rule: RedactionRule): boolean {
  if (kind === 'minor') return true;
  const shown = rule.kinds.find((each) => each.kind === kind)?.shown;
  if (shown === undefined) return false;
  return form === 'full' || shown === 'none';
}

/** Numbers and names that must not be on the public record. */
export function redactionFindings({ facts, path, filing, policy, courtCase }: CheckedDocument): Finding[] {
  const rule = redactionRuleOf(policy, courtCase.state, courtCase.today);
  if (!rule) return [];
  const isClosed = filing.security !== 'public' || filing.extra?.isConfidential === true;
  return facts.sensitive
    .filter((each) => isForbidden(each, rule))
    .map(({ kind, tail, page, boxes }) => {
      const { name, mask } = kindNames[kind];
      const shown = tail === '' ? '' : ` ${mask}${tail}`;
      const remedy = boxes.length > 0 ? `Black it out (${rule.rule}).` : `Remove it from the document (${rule.rule}).`;
      const result = kind === 'minor' || isClosed ? 'look' : 'fix';
      return finding(
        result,
        'redaction',
        path,
        [page],
        `${name}${shown}, page ${page}`,
        remedy,
        boxes.length > 0 ? 'black-out' : undefined,
      );
    });
}

/** Words that a box, a bookmark or the properties only seem to hide. */
export function badRedactionFindings({ facts, path }: CheckedDocument): Finding[] {
  const findings: Finding[] = [];
  const covered = [...new Set(facts.covered.map(({ page }) => page))];
  for (const page of covered) {
    const words = facts.covered.reduce((sum, each) => sum + (each.page === page ? each.words : 0), 0);
    findings.push(
      mustFix(
        'bad-redaction',
        path,
        [page],
        `${words === 1 ? 'A word' : `${formatCount(words)} words`} under a box can still be read, page ${page}`,
        'Black it out: a box alone hides nothing.',
        'black-out',
      ),
    );
  }
  const marked = [...new Set(facts.unappliedRedactions.map(({ page }) => page))];
  if (marked.length > 0)
    findings.push(
      mustFix(
        'bad-redaction',
        path,
        marked,
        `Redactions were marked but not applied: ${pagesText(marked)}.`,
        'Black them out, or apply them in your PDF program.',
        'black-out',
      ),
    );
  for (const where of facts.repeatsCovered)
    findings.push(
      mustFix(
        'bad-redaction',
        path,
        [],
        where === 'bookmarks'
          ? 'A bookmark repeats a covered word.'
          : "The document's properties repeat a covered word.",
        'Black the words out: the new file has neither.',
        'black-out',
      ),
    );
  return findings;
}
