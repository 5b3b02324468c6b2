/** What the first pages of added files say, which decides their order. */
import { arrangeDocuments, type FirstPage } from '../model/document-order';

/** In ms. A file that takes longer is told by its name alone. */
const patience = 2_000;

/** Larger files take long to read, and much memory. */
const mostBytes = 25 * 1024 * 1024;

/** Reads what the first page of a file says. Empty where it can't be read in time. */
export async function firstPageOf(file: File): Promise<FirstPage> {
  if (!/\.pdf$/i.test(file.name) || file.size > mostBytes) return {};
  const late = new Promise<FirstPage>((resolve) => setTimeout(() => resolve({}), patience));
  return Promise.race([read(file).catch(() => ({})), late]);
}

async function read(file: File): Promise<FirstPage> {
  const { readFirstPage } = await import('@/features/preflight');
  return readFirstPage(new Uint8Array(await file.arrayBuffer()));
}

/** Files that are added together, in the order to file them, and whether the first can lead. */
export async function arrangeFiles(files: readonly File[]): Promise<{ files: readonly File[]; hasLead: boolean }> {
  if (files.length < 2) return { files, hasLead: true };
  const named = await Promise.all(
    files.map(async (file) => ({ file, fileName: file.name, firstPage: await firstPageOf(file) })),
  );
  const { documents, hasLead } = arrangeDocuments(named);
  return { files: documents.map(({ file }) => file), hasLead };
}
