/** Names of files as courts take them. */

/**
 * The name cut to the court's limit: the stem loses its end and the ending stays. Path separators and control
 * characters, which no file manager takes, are left out.
 */
export function courtFileName(name: string, maxLength: number): string {
  const clean = name.replaceAll(/[/\\\p{Cc}]/gu, '').trim() || 'document.pdf';
  if (clean.length <= maxLength) return clean;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length);
  return `${stem.slice(0, Math.max(1, maxLength - ending.length)).trimEnd()}${ending}`;
}

/** `Exhibit A.pdf` → `Exhibit A`. */
export function fileStem(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
}
