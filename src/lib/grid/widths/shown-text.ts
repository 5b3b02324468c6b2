import type { Face } from './letter-widths';

/** What a cell shows, as far as its column's width depends on it. */
export interface ShownText {
  text: string;
  face: Exclude<Face, 'small'>;
  /**
   * How the text fits a narrow column: it is broken onto as many lines as a row has (a title), cut off (a reference), or
   * neither (a date, an amount, a status).
   */
  fit: 'breaks' | 'cut' | 'whole';
  /** What is beside the text or, in the comfortable density, below it. */
  small?: string | undefined;
  /** When it is beside the text: always, or if the rows differ in it. Only below it without this. */
  beside?: 'always' | 'varied' | undefined;
}
