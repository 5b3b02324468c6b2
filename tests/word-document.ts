/** Word documents for tests. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeZip } from 'client-zip';
import { vi } from 'vitest';

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The smallest .docx that Word and LibreOffice open: one paragraph. `text` must need no escaping. */
export function wordDocument(text = 'Complaint'): Promise<Uint8Array<ArrayBuffer>> {
  return archive({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordTypes}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

/** A ZIP archive of texts, by path. */
export async function archive(entries: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.entries(entries).map(([name, input]) => ({ name, input }));
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer());
}

/**
 * Puts a program in LibreOffice's place until the test's environment is restored. As an `sh` script it is called with
 * LibreOffice's arguments: `$6` is the folder of its `document.pdf`.
 */
export function installConverter(script: string): void {
  const program = join(mkdtempSync(join(tmpdir(), 'benchfile-converter-')), 'soffice');
  writeFileSync(program, `#!/bin/sh\nset -e\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('SOFFICE', program);
}

/** As `installConverter`, with a program that makes this PDF of every document. */
export function installConverterTo(pdf: Uint8Array): void {
  const made = join(mkdtempSync(join(tmpdir(), 'benchfile-converted-')), 'made.pdf');
  writeFileSync(made, pdf);
  installConverter(`cp "${made}" "$6/document.pdf"`);
}

/** A machine without LibreOffice. */
export function removeConverter(): void {
  vi.stubEnv('SOFFICE', join(tmpdir(), 'no-such-program'));
}
