/** File names valid on any file system and in any archive. */
import { graphemesOf } from './graphemes.ts';

const longest = 120;

/**
 * Control characters, line separators, and those that are invisible or reverse the text around them. What joins the
 * parts of an emoji is none of them.
 */
export const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Removes path parts, control characters and characters invalid on Windows; never empty. */
export function safeFileName(name: string, fallback = 'document'): string {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(invisible, '')
    .replaceAll(/[<>:"/\\|?*\uFFFD]/g, '_')
    .replace(/^[.\s]+/, '');
  const { stem, extension } = splitExtension(withoutDots(clean));
  const short = `${graphemesOf(stem)
    .slice(0, longest - extension.length)
    .join('')
    .trimEnd()}${extension}`;
  if (short === '') return fallback;
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(short) ? `_${short}` : short;
}

/** Endings of programs and of other kinds of files, which a PDF has by mistake or to mislead. */
const otherEndings =
  /\.(?:pdf\.[a-z\d]{1,5}|exe|scr|bat|cmd|msi|js|vbs|ps1|jar|lnk|hta|html?|docx?|docm|rtf|txt|xlsx?|pptx?|jpe?g|png|gif|tiff?|zip|rar|7z)$/i;

/** Names a PDF by what it is: `Brief.pdf.exe` and `Brief.exe` are `Brief.pdf`, `Smith v. Jones` is `Smith v. Jones.pdf`. */
export function pdfFileName(name: string): string {
  let stem = name.trim();
  while (!/\.pdf$/i.test(stem)) {
    if (!otherEndings.test(stem)) return `${stem || 'document'}.pdf`;
    stem = withoutDots(stem.slice(0, stem.lastIndexOf('.')));
  }
  return stem;
}

/** A text without dots and white space at its end. A pattern that looks for them would begin anew at each. */
function withoutDots(text: string): string {
  let { length } = text;
  while (length > 0 && /[.\s]/.test(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** Makes names unique: the second `brief.pdf` becomes `brief (2).pdf`. Ignores case and encoding. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  take(name: string): string {
    const { stem, extension } = splitExtension(name);
    let unique = name;
    for (let number = 2; this.#taken.has(comparable(unique)); number += 1) unique = `${stem} (${number})${extension}`;
    this.#taken.add(comparable(unique));
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

const comparable = (name: string) => name.normalize('NFC').toLowerCase();

function splitExtension(name: string): { stem: string; extension: string } {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}
