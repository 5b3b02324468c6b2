/** Checks documents as the court's clerk will (filing variants, section 9). Pure; the worker found the facts. */
import type { CourtPolicy } from '@/api/generated/filing/model';
import type { EnteredDocument, EnteredFiling } from '@/features/efiling';
import type { CheckedContent, CheckedDocument, PreflightCase } from './checks/checked-document';
import { contentFindings } from './checks/content-check';
import { fileFindings } from './checks/file-check';
import { look } from './checks/findings';
import { pageFindings } from './checks/page-check';
import { pleadingFindings } from './checks/pleading-check';
import { badRedactionFindings, redactionFindings } from './checks/redaction-check';
import type { DocumentFacts } from './facts';
import type { Finding } from './finding';

/** The findings of all documents, in the order of the filings. `facts` are by file ID; a missing file is not read yet. */
export function preflight(
  facts: ReadonlyMap<string, DocumentFacts>,
  content: CheckedContent,
  policy: CourtPolicy,
  courtCase: PreflightCase,
): Finding[] {
  const seen = new Map<string, string>();
  return content.filings.flatMap((filing, index) =>
    documentsAt(filing, index).flatMap(({ document, path, isLead }) => {
      const found = facts.get(document.fileId);
      if (!found) return [];
      const context = { path, isLead, filing, document, content, policy, courtCase };
      const findings = fileFindings(found, context);
      if (found.kind === 'read') {
        findings.push(...readFindings({ ...context, facts: found }));
        const earlier = seen.get(found.sha256) ?? courtCase.filedBefore.get(found.sha256);
        if (earlier !== undefined)
          findings.push(
            look('duplicate', path, [], `The same file as ${earlier}.`, 'Remove it unless you mean to file it twice.'),
          );
        seen.set(found.sha256, document.fileName);
      }
      return findings;
    }),
  );
}

/** A filing's documents with their paths in the content. */
function documentsAt(
  { leadDocument, attachments }: EnteredFiling,
  index: number,
): { document: EnteredDocument; path: string; isLead: boolean }[] {
  const lead = leadDocument ? [{ document: leadDocument, path: `filings.${index}.leadDocument`, isLead: true }] : [];
  const others = attachments.map((document, place) => ({
    document,
    path: `filings.${index}.attachments.${place}`,
    isLead: false,
  }));
  return [...lead, ...others];
}

function readFindings(context: CheckedDocument): Finding[] {
  return [
    ...redactionFindings(context),
    ...badRedactionFindings(context),
    ...pageFindings(context),
    ...contentFindings(context),
    ...pleadingFindings(context),
  ];
}
