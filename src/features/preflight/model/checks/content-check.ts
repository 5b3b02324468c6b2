import type { Finding, Fix } from '../finding';
import type { CheckedDocument } from './checked-document';
import { finding, mustFix } from './findings';

const forbidden: Record<'form-fields' | 'javascript' | 'embedded-files' | 'external-links', [string, string, Fix]> = {
  'form-fields': ['fields that can be filled in', 'Flatten the form.', 'flatten'],
  javascript: ['scripts', 'Remove scripts and attachments.', 'remove-active'],
  'embedded-files': ['other files in it', 'Remove scripts and attachments.', 'remove-active'],
  'external-links': ['links to other places', 'Remove the links.', 'remove-active'],
};

/** Tells what the file holds besides its pages: forms, scripts, other files, links, bookmarks. */
export function contentFindings({ facts, path, policy }: CheckedDocument): Finding[] {
  const pagesWith = {
    'form-fields': facts.fieldPages,
    javascript: [],
    'embedded-files': [],
    'external-links': facts.linkPages,
  } as const;
  const has = {
    'form-fields': facts.fieldPages.length > 0,
    javascript: facts.hasScripts,
    'embedded-files': facts.hasEmbeddedFiles,
    'external-links': facts.linkPages.length > 0,
  };
  const findings = (policy.forbids ?? []).flatMap((check) => {
    const [what, remedy, fix] = forbidden[check];
    return has[check]
      ? [mustFix(check, path, pagesWith[check], `The court rejects documents that have ${what}.`, remedy, fix)]
      : [];
  });
  if (facts.hasXfa)
    findings.push(mustFix('xfa', path, [], 'The document is an XFA form.', 'Print it to a new PDF and replace it.'));
  const { bookmarks = 'none', bookmarksFromExhibits: from = 1 } = policy;
  if (bookmarks !== 'none' && facts.exhibits.length >= from && !facts.hasOutline)
    findings.push(
      finding(
        bookmarks === 'required' ? 'fix' : 'look',
        'bookmarks',
        path,
        facts.exhibits.map(({ page }) => page),
        `${facts.exhibits.length === 1 ? 'An exhibit has' : `${facts.exhibits.length} exhibits have`} no bookmark.`,
        'Add bookmarks.',
        'add-bookmarks',
      ),
    );
  return findings;
}
