/** File names valid on any file system and in any archive. */

const longest = 120;

/** Removes path parts, control characters and characters invalid on Windows; never empty. */
export function safeFileName(name: string, fallback = 'document'): string {
  const clean = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[<>:"/\\|?*\uFFFD]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  const { stem, extension } = splitExtension(clean);
  const short = `${Array.from(stem)
    .slice(0, longest - extension.length)
    .join('')
    .trimEnd()}${extension}`;
  if (short === '') return fallback;
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(short) ? `_${short}` : short;
}

/** Makes names unique: the second `brief.pdf` becomes `brief (2).pdf`. Ignores case. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  take(name: string): string {
    const { stem, extension } = splitExtension(name);
    let unique = name;
    for (let number = 2; this.#taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${extension}`;
    this.#taken.add(unique.toLowerCase());
    return unique;
  }
}

/** The longest title of a document, in characters. */
const longestTitle = 255;

/** The title of a document: the first of its titles with a character in it, else its file's name without the extension. */
export function documentTitle(fileName: string, ...titles: readonly (string | null | undefined)[]): string {
  const given = [...titles, splitExtension(fileName).stem, fileName].map((title) => plainSpaces(title ?? ''));
  return Array.from(given.find((title) => title !== '') ?? '')
    .slice(0, longestTitle)
    .join('');
}

const plainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function splitExtension(name: string): { stem: string; extension: string } {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}
