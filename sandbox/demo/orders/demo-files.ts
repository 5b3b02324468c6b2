/** The few files that demo orders share: an original and a stamped copy of each kind per firm. */
import { createHash } from 'node:crypto';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { files } from '../../db/schema/files.ts';
import { daysBefore } from '../demo-step.ts';

const kinds = {
  ...{ pleading: 'Pleading', exhibit: 'Exhibit', notice: 'Notice' },
  ...{ summons: 'Summons', complaint: 'Complaint' },
} as const;
export type FileKind = keyof typeof kinds;

type FileRow = typeof files.$inferInsert;

/** A stored file, as orders use it. */
export interface DemoFile {
  fileId: string;
  sizeBytes: number;
  pageCount: number;
  sha256: string;
}

/** The files and their lookup. */
export interface DemoFiles {
  rows: FileRow[];
  find(clientId: number, kind: FileKind, copy: 'original' | 'stamped'): DemoFile;
}

/** Creates each firm's files, owned by its `uploader`. */
export async function makeDemoFiles(uploaders: ReadonlyMap<number, number>, now: Date): Promise<DemoFiles> {
  const rows: FileRow[] = [];
  for (const [kind, heading] of Object.entries(kinds)) {
    for (const copy of ['original', 'stamped']) {
      const pageCount = kind === 'exhibit' ? 3 : 2;
      const content = await makePdf(heading, pageCount, copy === 'stamped');
      const sha256 = createHash('sha256').update(content).digest('hex');
      for (const [clientId, userId] of uploaders) {
        rows.push({
          fileId: fileIdOf(clientId, kind, copy),
          clientId,
          userId,
          fileName: `${heading}.pdf`,
          contentType: 'application/pdf',
          sizeBytes: content.byteLength,
          pageCount,
          sha256,
          content,
          uploadedAt: daysBefore(now, 560),
        });
      }
    }
  }
  const byId = new Map(rows.map((row) => [row.fileId, row]));
  return {
    rows,
    find: (clientId, kind, copy) => {
      const row = byId.get(fileIdOf(clientId, kind, copy));
      if (!row) throw new Error(`Firm ${clientId} has no ${copy} ${kind}.`);
      const { fileId, sizeBytes, pageCount, sha256 } = row;
      return { fileId, sizeBytes, pageCount: pageCount ?? 0, sha256: sha256 ?? '' };
    },
  };
}

const fileIdOf = (clientId: number, kind: string, copy: string) => `demo-${clientId}-${kind}-${copy}`;

async function makePdf(heading: string, pageCount: number, isStamped: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let page = 1; page <= pageCount; page += 1) {
    const sheet = pdf.addPage([612, 792]);
    sheet.drawText(heading, { x: 72, y: 690, size: 20, font });
    sheet.drawText('This is a sample document of the demo. It was never filed with any court.', {
      x: 72,
      y: 650,
      size: 11,
      font,
    });
    if (page === pageCount && heading !== 'Exhibit')
      sheet.drawText('/s/ Nora Marlow', { x: 72, y: 120, size: 11, font });
    sheet.drawText(`Page ${page} of ${pageCount}`, { x: 72, y: 60, size: 10, font });
    if (isStamped)
      sheet.drawText('FILED - Clerk of the Court', { x: 400, y: 750, size: 12, font, color: rgb(0.7, 0, 0) });
  }
  return pdf.save();
}
