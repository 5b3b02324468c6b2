/** The letter to a judge that goes with a proposed order, made of the form's fields (filing variants, section 6). Pure. */
import type { ProposedOrder } from '@/api/generated/filing/model';
import { formatPlainDate } from '@/lib/format/dates';

interface LetterFacts {
  judge: string | undefined;
  caseNumber: string | undefined;
  caseTitle: string;
  /** The order's title. */
  title: string;
  /** The name of the filing that the order decides. */
  related: string | undefined;
  /** The person who files. */
  signer: string | undefined;
}

/** A draft of the letter, which the filer edits. */
export function coverLetterText(order: ProposedOrder, facts: LetterFacts): string {
  const { judge, caseNumber, caseTitle, title, related, signer } = facts;
  const subject = [caseTitle, caseNumber && `Case No. ${caseNumber}`].filter(Boolean).join(', ');
  return [
    `Dear ${judge ?? 'Judge'}:`,
    '',
    subject && `Re: ${subject}`,
    subject && '',
    `Enclosed is a proposed order, “${title}”${related ? `, on the ${related}` : ''}. ${reasonText(order)}`,
    '',
    'The order is submitted for the Court’s review and signature.',
    '',
    'Respectfully,',
    signer ?? '',
  ]
    .filter((line) => line !== undefined)
    .join('\n')
    .trimEnd();
}

function reasonText({ basis, hearingDate, sentToOthersOn }: ProposedOrder): string {
  const sent = sentToOthersOn && formatPlainDate(sentToOthersOn);
  switch (basis) {
    case 'agreed':
      return 'All parties agree to its entry.';
    case 'after-hearing':
      return `It reflects the Court’s ruling at the hearing${hearingDate ? ` on ${formatPlainDate(hearingDate)}` : ''}.`;
    case 'no-response':
      return `It was sent to the other parties${sent ? ` on ${sent}` : ''}, and none has objected.`;
    case 'competing':
      return 'The parties submit competing orders.';
    default:
      return '';
  }
}
