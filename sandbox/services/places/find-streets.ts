/** Finds streets while the user types. */
import { plainText } from '../../db/plain-text.ts';
import { type Street, streets } from './address-book.ts';

/** Address abbreviations. */
export const longForms: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  dr: 'drive',
  plz: 'plaza',
  n: 'north',
  s: 'south',
  w: 'west',
  e: 'east',
};

/** A street with the typed number, or a default one. */
export interface FoundAddress {
  street: Street;
  number: string;
}

/** Streets that match every word of `text`, or its start; those that start with the first word come first. */
export function findStreets(text: string, limit: number): FoundAddress[] {
  const [first = '', ...rest] = wordsOf(text);
  const hasNumber = /^[0-9]{1,6}[a-z]?$/.test(first);
  const words = hasNumber ? rest : [first, ...rest];
  if (words.every((word) => word === '')) return [];
  const opening = words[0] ?? '';
  const found = streets.filter((street) => words.every((word) => hasWord(street, word)));
  const opens = (street: Street) => plainText(street.name).startsWith(opening);
  return [...found.filter(opens), ...found.filter((street) => !opens(street))]
    .slice(0, limit)
    .map((street) => ({ street, number: hasNumber ? first.toUpperCase() : street.number }));
}

function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[\s,.]+/)
    .filter((word) => word !== '');
}

/** `st` matches Street and the start of Stockton. */
function hasWord({ name, city }: Street, word: string): boolean {
  const words = wordsOf(`${name} ${city.name} ${city.state} ${city.stateName} ${city.postcode}`);
  return words.some((each) => each.startsWith(word) || each === longForms[word]);
}
