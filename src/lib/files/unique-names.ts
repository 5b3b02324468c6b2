/** Names for an archive: without characters that file systems refuse, at most 120 long, each once in any case and encoding. */
import { cutText } from '../format/graphemes';
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((named) => {
    const name = named.normalize('NFC');
    const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
    const clean = cutText(stem.toWellFormed().replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-'), 120).trim();
    let unique = `${clean || 'document'}${extension}`;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1)
      unique = `${clean || 'document'} (${copy})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
