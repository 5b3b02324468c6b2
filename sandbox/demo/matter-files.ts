/** The demo firms' own files in their matters: nested folders and documents. */
import { bulkInsert } from '../db/bulk-insert.ts';
import { matterFiles } from '../db/schema/matter-records.ts';
import type { DemoStep } from './demo-step.ts';
import { type DemoMatter, demoMatters, untouchedMatters } from './matters.ts';

interface Folder {
  name: string;
  folders?: readonly Folder[];
  documents: readonly string[];
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index + 1).padStart(2, '0')}.pdf`);

/** What a matter's folders hold. */
export const usualFolder: Folder = {
  name: '',
  documents: ['Engagement letter.pdf', 'Fee agreement.pdf'],
  folders: [
    {
      name: 'Pleadings',
      documents: ['Complaint.pdf', 'Summons.pdf', 'Answer.pdf', 'Appearance.pdf'],
      folders: [{ name: 'Drafts', documents: ['Motion to compel.pdf', 'Proposed order.pdf'] }],
    },
    {
      name: 'Discovery',
      documents: ['Interrogatories.pdf', 'Requests for production.pdf'],
      folders: [{ name: 'Exhibits', documents: numbered('Exhibit', 24) }],
    },
    { name: 'Correspondence', documents: numbered('Letter', 6) },
  ],
};

/** Documents with names in every script, and one as long as systems allow, with slashes. */
const otherNames = [
  'Declaración jurada – Íñiguez.pdf',
  'Заявление.pdf',
  'עדות.pdf',
  'إفادة خطية.pdf',
  '証拠説明書.pdf',
  'คำให้การ.pdf',
  `${'Exhibit A/B/C, produced 3/14/2026 / Bates 000001 to 000412, '.repeat(7).slice(0, 396)}.pdf`,
];

/** A matter of a system without folders. */
export const flatFolder: Folder = {
  name: '',
  documents: ['Complaint.pdf', 'Summons.pdf', ...numbered('Letter', 30), ...otherNames],
};

/** A matter's folders, with names in every script. */
export const folderOfScripts: Folder = {
  ...usualFolder,
  folders: [...(usualFolder.folders ?? []), { name: 'Übersetzungen / 翻訳', documents: otherNames }],
};

/** Above the numbers of documents that arrive later, which count from 1. */
const firstNumber = 5_581_000;

const day = 24 * 60 * 60 * 1000;

export const seedMatterFiles: DemoStep = async ({ db, now }) => {
  await bulkInsert(
    db,
    matterFiles,
    [
      ...demoMatters.filter(({ retailerReference }) => retailerReference !== undefined),
      ...untouchedMatters.map((matter) => ({ ...matter, openedDaysAgo: 60 })),
    ]
      .flatMap((matter) => filesOf(matter, usualFolder, now))
      .map((row, index) => ({ ...row, documentNumber: firstNumber + index })),
  );
};

type FileRow = typeof matterFiles.$inferInsert;

/** Rows for a folder's contents. */
export function filesOf(
  matter: Pick<DemoMatter, 'clientId' | 'matterReference' | 'openedDaysAgo'>,
  folder: Folder,
  now: Date,
  parentId: string | null = null,
  path = 'files',
): FileRow[] {
  const { clientId, matterReference, openedDaysAgo } = matter;
  const at = new Date(now.getTime() - Math.ceil(openedDaysAgo / 2) * day);
  const shared = { clientId, matterReference, description: '', version: 1, createdAt: at, updatedAt: at };
  const idOf = (name: string) => `${clientId}-${matterReference}-${path}-${name}`.replaceAll(/[^A-Za-z0-9-]/g, '-');
  // Names in other scripts become dashes.
  const ofDocument = (name: string, place: number) =>
    /[^ -~]|.{200}/.test(name) ? `${idOf('document')}-${place}` : idOf(name);
  const rows: FileRow[] = folder.documents.map((name, place) => ({
    ...shared,
    fileId: ofDocument(name, place),
    parentId,
    name,
    isFolder: false,
    contentType: 'application/pdf',
  }));
  for (const inner of folder.folders ?? []) {
    const fileId = idOf(inner.name);
    rows.push({ ...shared, fileId, parentId, name: inner.name, isFolder: true });
    rows.push(...filesOf(matter, inner, now, fileId, `${path}-${inner.name}`));
  }
  return rows;
}
