import { parseSync } from 'oxc-parser';

/** A comment, and its line. */
export interface Comment {
  text: string;
  line: number;
}

/** Lists the comments of a module. */
export function commentsOf(path: string, source: string): Comment[] {
  return parseSync(path, source).comments.map(({ value, start }) => ({
    text: value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
    line: source.slice(0, start).split('\n').length,
  }));
}
