/** Names of files as courts take them. */

/**
 * The name cut to the court's limit: the stem loses its last words and the ending stays. Path separators and control
 * characters, which no file manager takes, are left out.
 */
export function courtFileName(name: string, maxLength: number): string {
  const clean = name.replaceAll(/[/\\\p{Cc}]/gu, '').trim() || 'document.pdf';
  if (clean.length <= maxLength) return clean;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  return `${cutWords(clean.slice(0, clean.length - ending.length), Math.max(1, maxLength - ending.length))}${ending}`;
}

/** Cut between words, unless that would leave less than half of what there is room for. */
function cutWords(text: string, room: number): string {
  const cut = text.slice(0, room);
  const end = /\s/.test(text.charAt(room)) ? room : cut.search(/\s\S*$/);
  return (end >= room / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;-]+$/, '');
}

/** `Exhibit A.pdf` → `Exhibit A`. */
export function fileStem(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
}
