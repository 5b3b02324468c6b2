/** Texts as a search compares them: without case and accents, the same on PGlite and PostgreSQL (ADR 0032). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that Unicode doesn't decompose, and what people type for them. */
const letters = ['đðħıłøŧς', 'ddhilotσ'] as const;
const pairs = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;
const typedAs = new Map<string, string>([
  ...Array.from(letters[0], (each, at) => [each, letters[1].charAt(at)] as const),
  ...pairs,
]);
const special = new RegExp(`[${[...typedAs.keys()].join('')}]`, 'g');

/**
 * Folds a text: `İzmir` and `IZMIR` are `izmir`, `Straße` is `strasse`, `Łukasz` is `lukasz`. The same as the database's
 * `plain_text` and the application's `foldText`.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(special, (letter) => typedAs.get(letter) ?? letter);
}

/** A column or text of the database, as a search compares it. */
export const plain = (text: SQLWrapper): SQL => sql`plain_text(${text})`;

/**
 * Created before the tables, whose search texts use it. Lower case by Unicode's rules, not by those of the database's
 * locale; texts in ASCII, nearly all, take a short cut.
 */
export const createPlainText = sql.raw(`
  create or replace function plain_text(text) returns text language sql immutable strict parallel safe as $$
    select case
      when octet_length($1) = length($1) then lower($1 collate "und-x-icu")
      else ${pairs.reduce(
        (folded, [letter, typed]) => `replace(${folded}, '${letter}', '${typed}')`,
        String.raw`translate(
          regexp_replace(lower(normalize($1, NFKD) collate "und-x-icu"), '[\u0300-\u036f]', '', 'g'),
          '${letters[0]}', '${letters[1]}')`,
      )}
    end
  $$`);
