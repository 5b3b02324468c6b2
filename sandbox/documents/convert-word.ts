/** Converts Word documents to PDF with LibreOffice, where the machine has it. */
import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const run = promisify(execFile);

/** In milliseconds; less than the browser waits for an answer to an upload. */
const timeLimit = 25_000;

/** LibreOffice takes a processor for some seconds. */
const oneAtATime = pLimit(1);

/** Nothing here converts documents. */
export class NoConverterError extends Error {}

/** Tells whether this is a Word document (.docx): a ZIP archive with Word's main part. */
export function isWord(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return bytes.subarray(0, 4).equals(zipMark) && bytes.includes('word/document.xml');
}

/** The media type of Word documents (.docx). */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * The document as a PDF. LibreOffice runs without macros, in a profile of its own.
 * @throws NoConverterError without LibreOffice; another Error when it fails or takes longer than 25 seconds.
 */
export async function convertWord(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const command = await findConverter();
  if (command === undefined) throw new NoConverterError('LibreOffice is not installed.');
  return oneAtATime(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'benchfile-word-'));
    try {
      const source = join(folder, 'document.docx');
      await writeFile(source, content);
      const profile = pathToFileURL(join(folder, 'profile')).href;
      await run(
        command,
        [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', 'pdf', '--outdir', folder, source],
        { timeout: timeLimit, killSignal: 'SIGKILL' },
      );
      return new Uint8Array(await readFile(join(folder, 'document.pdf')));
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  });
}

/** LibreOffice's path: `SOFFICE` (a path), or LibreOffice's usual names among the folders of PATH. */
export async function findConverter(): Promise<string | undefined> {
  const { SOFFICE, PATH = '' } = process.env;
  if (SOFFICE !== undefined) return (await isProgram(SOFFICE)) ? SOFFICE : undefined;
  for (const folder of PATH.split(delimiter))
    for (const name of ['soffice', 'libreoffice']) {
      const path = join(folder, name);
      if (await isProgram(path)) return path;
    }
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
