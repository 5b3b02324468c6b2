/** Texts as a search compares them: without case and accents, the same on PGlite and PostgreSQL (ADR 0032). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** `İzmir` and `IZMIR` are `izmir`, `Straße` is `strasse`, `Zoë` is `zoe`. The same as the database's `plain_text`. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

/** A column or text of the database, as a search compares it. */
export const plain = (text: SQLWrapper): SQL => sql`plain_text(${text})`;

/**
 * Created before the tables, whose search texts use it. Lower case by Unicode's rules, not by those of the database's
 * locale; texts in ASCII, nearly all, take a short cut.
 */
export const createPlainText = sql.raw(String.raw`
  create or replace function plain_text(text) returns text language sql immutable strict parallel safe as $$
    select case
      when octet_length($1) = length($1) then lower($1 collate "und-x-icu")
      else replace(replace(
        regexp_replace(lower(normalize($1, NFKD) collate "und-x-icu"), '[\u0300-\u036f]', '', 'g'),
        'ß', 'ss'), 'ς', 'σ')
    end
  $$`);
