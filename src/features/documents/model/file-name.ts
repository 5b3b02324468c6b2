/** File names: those the court accepts and those a person enters. */

/** Control characters, line separators, and those that are invisible or reverse the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The name without invisible characters, which can disguise it: `fdp.exe` read backwards is `exe.pdf`. */
export function visibleName(name: string): string {
  return name.replaceAll(new RegExp(invisible, 'gu'), '');
}

/**
 * Shortens a name to the court's limit: drops the stem's last words, keeps the extension, and removes path separators
 * and invisible characters.
 */
export function courtFileName(name: string, maxLength: number): string {
  const clean = visibleName(name).replaceAll(/[/\\]/g, '').trim() || 'document.pdf';
  if (clean.length <= maxLength) return clean;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  return `${cutWords(clean, Math.max(1, maxLength - ending.length))}${ending}`;
}

/** Cuts between words, unless that would drop more than half of the allowed length. */
function cutWords(text: string, room: number): string {
  const cut = text.slice(0, room);
  const end = /\s/.test(text.charAt(room)) ? room : cut.search(/\s\S*$/);
  return (end >= room / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;-]+$/, '');
}

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
  const name = typed.trim();
  return name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`;
}

/** Why the name can't be used; undefined when it can. */
export function refuseName(typed: string, limits: NameLimits): string | undefined {
  const name = newFileName(typed, limits);
  if (fileStem(name) === '') return 'Enter a name';
  if (/[/\\]/.test(name)) return "The name can't contain slashes";
  if (invisible.test(name)) return 'The name contains invisible characters. Retype it.';
  if (name.length > limits.maxLength)
    return `The court's limit is ${limits.maxLength} characters; this name has ${name.length}`;
  const isTaken = limits.others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another document in this filing has that name' : undefined;
}
