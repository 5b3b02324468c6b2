import { sizeAbove } from '@/lib/files/size-above';
import { formatBytes } from '@/lib/format/bytes';
import type { DocumentFacts } from '../facts';
import type { Finding } from '../finding';
import type { CheckedDocument } from './checked-document';
import { finding, mustFix } from './findings';

/** Tells what the file is, as a whole. */
export function fileFindings(
  facts: DocumentFacts,
  { path, document, policy }: Omit<CheckedDocument, 'facts'>,
): Finding[] {
  const findings: Finding[] = [];
  if (facts.kind === 'unknown')
    findings.push(
      finding(
        'unknown',
        'format',
        path,
        [],
        "This document couldn't be checked.",
        'Check it yourself before you file it.',
      ),
    );
  if (facts.kind === 'refused' && facts.why === 'encrypted')
    findings.push(
      mustFix('encrypted', path, [], 'The document is encrypted.', 'Remove the security, or print it to a new PDF.'),
    );
  if (facts.kind === 'refused' && facts.why !== 'encrypted')
    findings.push(
      mustFix(
        'format',
        path,
        [],
        facts.why === 'not-pdf' ? "The document isn't a PDF." : 'The PDF is damaged.',
        'Save it as a new PDF and replace the document.',
      ),
    );
  if (document.sizeBytes > policy.maxDocumentBytes)
    findings.push(
      mustFix(
        'size',
        path,
        [],
        `The document is ${sizeAbove(document.sizeBytes, policy.maxDocumentBytes)}. The court's limit is ${formatBytes(policy.maxDocumentBytes)}.`,
        'Compress it or split it.',
        'compress',
      ),
    );
  return findings;
}
