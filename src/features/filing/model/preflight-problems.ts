/** What preflight found that the filer must fix or confirm before submitting. */
import type { ConfirmedCheck, FilingDocument } from '@/api/generated/filing/model';
import { documentsOf, type EnteredDocument, type EnteredFiling, type Problem } from '@/features/efiling';
import type { DocumentFacts, Finding } from '@/features/preflight';

/** The check under which the court's confirmation is kept. */
export const acknowledged = 'acknowledge';

/** Tells what the filer confirms where the court asks for it. */
export const acknowledgement = (rule: string) => `I have redacted what ${rule} asks for.`;

/** What the filer confirms of numbers that are none, and of documents whose numbers can't be found. */
export const nothingToRedact = 'I have looked: nothing here must be redacted.';

/** The content that a confirmation is for: its hash, or its file where that isn't known. */
export function hashOf(document: Pick<FilingDocument, 'sha256' | 'fileId'>, facts?: DocumentFacts): string {
  return (facts?.kind === 'read' ? facts.sha256 : undefined) ?? document.sha256 ?? document.fileId;
}

/** Tells whether the filer confirmed a check of the document's present content. */
export function isConfirmed({ confirmed = [] }: EnteredDocument, check: string, hash: string): boolean {
  return confirmed.some((each) => each.check === check && each.sha256 === hash);
}

/** Confirms a check, or takes the confirmation back. Those of former content are dropped. */
export function withConfirmation<Document extends { confirmed?: ConfirmedCheck[] | undefined }>(
  document: Document,
  { check, sha256 }: ConfirmedCheck,
  isGiven: boolean,
): Document {
  const others = (document.confirmed ?? []).filter((each) => each.check !== check && each.sha256 === sha256);
  return { ...document, confirmed: isGiven ? [...others, { check, sha256 }] : others };
}

/** Tells whether the filer may confirm a finding instead of changing the document. */
export const mayConfirm = ({ check, result }: Finding) =>
  result === 'look' || (check === 'redaction' && result === 'fix');

interface Confirmations {
  hash: (document: EnteredDocument) => string;
  acknowledge: string | undefined;
}

/** Blocks submission for what must be fixed, and for what no one looked at. The size is checked elsewhere. */
export function preflightProblems(
  findings: readonly Finding[],
  filings: readonly EnteredFiling[],
  { hash, acknowledge }: Confirmations,
): Problem[] {
  const problems = findings.flatMap((finding): Problem[] => {
    const { check, result, path, text, remedy } = finding;
    const document = documentAt(filings, path);
    if (!document || check === 'size' || result === 'pass' || result === 'unknown') return [];
    if (mayConfirm(finding) && isConfirmed(document, check, hash(document))) return [];
    const message =
      result === 'look' ? `${sentence(text)} Confirm that you have looked.` : `${sentence(text)} ${remedy}`;
    return [
      {
        step: 'filings',
        path: result === 'look' ? confirmationPath(finding) : path,
        message,
        about: document.fileName,
      },
    ];
  });
  const documents = filings.flatMap(documentsOf);
  if (acknowledge === undefined || documents.every((document) => isConfirmed(document, acknowledged, hash(document))))
    return problems;
  return [...problems, { step: 'filings', path: acknowledged, message: `Confirm: ${acknowledge}` }];
}

/** The path of the box that confirms a finding. */
export const confirmationPath = ({ path, check }: Pick<Finding, 'path' | 'check'>) => `${path}.confirmed.${check}`;

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** The document at a path of the content. */
function documentAt(filings: readonly EnteredFiling[], path: string): EnteredDocument | undefined {
  const [, index, kind, place] = path.split('.');
  const filing = filings[Number(index)];
  return kind === 'leadDocument' ? filing?.leadDocument : filing?.attachments[Number(place)];
}
