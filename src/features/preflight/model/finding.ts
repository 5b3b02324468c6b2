/** What preflight says of a document. */
export type Check =
  | 'format'
  | 'encrypted'
  | 'xfa'
  | 'size'
  | 'pages'
  | 'page-size'
  | 'rotated'
  | 'stamp-area'
  | 'searchable'
  | 'bookmarks'
  | 'form-fields'
  | 'javascript'
  | 'embedded-files'
  | 'external-links'
  | 'combined'
  | 'signature'
  | 'case-number'
  | 'caption-parties'
  | 'type-title'
  | 'reservation'
  | 'duplicate'
  | 'redaction'
  | 'bad-redaction';

/** All of them, in the order in which they are shown. */
export const checks: readonly Check[] = [
  'redaction',
  'bad-redaction',
  'format',
  'encrypted',
  'xfa',
  'size',
  'pages',
  'page-size',
  'rotated',
  'stamp-area',
  'searchable',
  'bookmarks',
  'form-fields',
  'javascript',
  'embedded-files',
  'external-links',
  'combined',
  'signature',
  'case-number',
  'caption-parties',
  'type-title',
  'reservation',
  'duplicate',
];

/** A change that removes a finding. Each makes a new file. */
export type Fix =
  | 'compress'
  | 'recognize'
  | 'rotate'
  | 'rename'
  | 'flatten'
  | 'remove-active'
  | 'fit-to-letter'
  | 'add-bookmarks'
  | 'black-out';

export interface Finding {
  check: Check;
  /** `fix` blocks submission, `look` needs the filer's confirmation, `unknown` couldn't be checked. */
  result: 'pass' | 'fix' | 'look' | 'unknown';
  /** Dotted path of the document in the content. */
  path: string;
  /** From 1; empty when it concerns the whole document. */
  pages: readonly number[];
  text: string;
  remedy: string;
  fix?: Fix;
}
