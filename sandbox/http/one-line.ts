/**
 * Texts as they are kept: names and titles stand in mail subjects, file names, calendars and lists, so they are one line;
 * and no text carries characters that show nothing and act on what does.
 */

/** Members that are one line, by the last word of their names. What is longer (messages, notes, letters) keeps its lines. */
const ofOneLine =
  /(?:name|title|subject|label|contact|reference|number|party|judge|attorney|street|city|suburb|line[12])s?$/i;
/** Kept as they are: what is compared byte by byte. */
const secret = /password|secret|token|key$/i;

/** Control characters but U+0000, which is refused, and separators of lines and paragraphs. */
const breaks = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;
/** Control characters but U+0000, and those of a text's lines and columns. */
const controls = /(?![\0\t\n\r])\p{Cc}/gu;
/** Turn the direction of what follows, so that it reads as something else: `exe.fdp` as `pdf.exe`. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Cleans all texts of a request's body or query, by the names of their members. Leaves files and secrets as they are. */
export function cleanTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return secret.test(name) ? value : cleanText(value, ofOneLine.test(name));
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, name));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanTexts(member, key)]));
}

function cleanText(text: string, isOneLine: boolean): string {
  const plain = text.replace(overrides, '');
  return isOneLine ? oneLine(plain) : plain.replace(controls, '');
}

/** A text as one line: each run of line breaks and other control characters becomes a space, none at its ends. */
export function oneLine(text: string): string {
  const line = text.replace(breaks, ' ');
  // What a person is typing keeps its last space.
  return line === text ? text : line.trim();
}
