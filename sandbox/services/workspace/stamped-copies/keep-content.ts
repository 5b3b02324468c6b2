/** Keeps bytes with their hash and the text inside, and reads them. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { keptContents } from '../../../db/schema/stamped-copies.ts';
import { readPdf } from '../../../simulators/clerk-review/read-pdf.ts';

/** PostgreSQL lists the words of at most a megabyte; longer texts are found by what comes first. */
const longestText = 250_000;

/** Keeps a firm's bytes once; returns their SHA-256. */
export async function keepContent(tx: Database, clientId: number, content: Uint8Array): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const of = and(eq(keptContents.clientId, clientId), eq(keptContents.sha256, sha256));
  const [known] = await tx.select({ sha256: keptContents.sha256 }).from(keptContents).where(of);
  if (known) return sha256;
  const read = await readPdf(content);
  const pages = read === undefined || read === 'encrypted' ? [] : read.pages;
  await tx
    .insert(keptContents)
    .values({
      ...{ clientId, sha256, content, sizeBytes: content.byteLength, pageCount: pages.length },
      text: searchable(pages.map(({ text }) => text).join('\n')),
    })
    .onConflictDoNothing();
  return sha256;
}

/** A firm's kept bytes; undefined when there are none of this hash. */
export async function readKeptContent(
  db: Database,
  clientId: number,
  sha256: string | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (sha256 === null) return undefined;
  const [kept] = await db
    .select({ content: keptContents.content })
    .from(keptContents)
    .where(and(eq(keptContents.clientId, clientId), eq(keptContents.sha256, sha256)));
  return kept && new Uint8Array(kept.content);
}

/** PostgreSQL's texts hold no NUL and no half characters; courts' marks are no text. */
const searchable = (text: string) =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(/[\0\uE000\uE001]/g, ' ');
