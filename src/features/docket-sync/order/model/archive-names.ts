import type { DocketDocument } from '@/api/generated/docket-sync/model';
import { cutText } from '@/lib/format/graphemes';

/** `12 Motion.pdf`, `12-1 Exhibit A.pdf`: names that sort as the docket does, each once. */
export function archiveNames(
  documents: readonly Pick<DocketDocument, 'documentNumber' | 'attachmentNumber' | 'description'>[],
): string[] {
  const taken = new Set<string>();
  return documents.map(({ documentNumber, attachmentNumber, description }) => {
    const number = [documentNumber, attachmentNumber].filter((part) => part !== undefined).join('-');
    const stem = cutText(`${number} ${description}`.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-'), 120).trim();
    let name = `${stem}.pdf`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem} (${copy}).pdf`;
    taken.add(name.toLowerCase());
    return name;
  });
}
