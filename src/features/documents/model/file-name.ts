/** File names: those the court accepts and those a person enters. */
import { countGraphemes, graphemesOf } from '@/lib/format/graphemes';

/**
 * Control characters, line separators, and those that are invisible or reverse the text around them. What joins the
 * parts of an emoji is none of them.
 */
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/u;

/** The name in NFC without invisible characters, which can disguise it: `fdp.exe` read backwards is `exe.pdf`. */
export function visibleName(name: string): string {
  return name.normalize('NFC').toWellFormed().replaceAll(new RegExp(invisible, 'gu'), '');
}

/**
 * Shortens a name to the court's limit: drops the stem's last words, keeps the extension, and removes path separators
 * and invisible characters.
 */
export function courtFileName(name: string, maxLength: number): string {
  const clean = visibleName(name).replaceAll(/[/\\]/g, '').trim() || 'document.pdf';
  if (countGraphemes(clean) <= maxLength) return clean;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  return `${cutWords(graphemesOf(clean), Math.max(1, maxLength - ending.length))}${ending}`;
}

/** Cuts between words, unless that would drop more than half of the allowed length. */
function cutWords(letters: readonly string[], room: number): string {
  const isSpace = (letter = '') => /\s/.test(letter);
  const cut = letters.slice(0, room);
  const end = isSpace(letters[room]) ? room : cut.findLastIndex(isSpace);
  return (end >= room / 2 ? cut.slice(0, end) : cut).join('').replace(/[\s.,;-]+$/, '');
}

/** Endings of programs and of other kinds of files, which a PDF has by mistake or to mislead. */
const otherEndings =
  /\.(?:pdf\.[a-z\d]{1,5}|exe|scr|bat|cmd|msi|js|vbs|ps1|jar|lnk|hta|html?|docx?|docm|rtf|txt|xlsx?|pptx?|jpe?g|png|gif|tiff?|zip|rar|7z)$/i;

/**
 * Names a PDF by what it is: `Brief.pdf.exe` and `Brief.exe` are `Brief.pdf`, `Smith v. Jones` is `Smith v. Jones.pdf`.
 * Courts and matters tell kinds of files by their endings.
 */
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

/** A name as names are compared: the same letters are the same name, in any case and encoding. */
export const comparableName = (name: string): string => name.normalize('NFC').toLowerCase();

/** `Exhibit A.pdf` → `Exhibit A`. */
export function fileStem(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
}

const byName = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** In the order of their names, as a person reads them: `Exhibit 2`, then `Exhibit 10`. */
export function inNaturalOrder<Named extends { name: string }>(files: readonly Named[]): Named[] {
  return files.toSorted((one, other) => byName.compare(fileStem(one.name), fileStem(other.name)));
}

/** What a new name is checked against. */
export interface NameLimits {
  /** The document's current name; its extension stays. */
  current: string;
  /** In characters, the extension included. */
  maxLength: number;
  /** Names of the filing's other documents. */
  others: readonly string[];
}

/** `Exhibit A.PDF` → `.PDF`. */
export const fileExtension = (name: string): string => name.slice(fileStem(name).length);

/** The full name for the entered text, with or without the extension. */
export function newFileName(typed: string, { current }: Pick<NameLimits, 'current'>): string {
  const extension = fileExtension(current);
  const name = typed.normalize('NFC').trim();
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`;
}

/** Why the name can't be used; undefined when it can. */
export function refuseName(typed: string, limits: NameLimits): string | undefined {
  const name = newFileName(typed, limits);
  if (fileStem(name) === '') return 'Enter a name';
  if (/[/\\]/.test(name)) return "The name can't contain slashes";
  if (invisible.test(name)) return 'The name contains invisible characters. Retype it.';
  const length = countGraphemes(name);
  if (length > limits.maxLength) return `The court's limit is ${limits.maxLength} characters; this name has ${length}`;
  const isTaken = limits.others.some((other) => comparableName(other) === comparableName(name));
  return isTaken ? 'Another document in this filing has that name' : undefined;
}
