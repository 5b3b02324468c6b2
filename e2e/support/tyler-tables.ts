/** Real code tables of Illinois courts, present next to the repository on some machines and never part of it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../..', process.env.TYLER_TABLES ?? '../shared/data/tyler-illinois');

/** The tables' folder; undefined if missing. */
export const tablesFolder = existsSync(folder) ? folder : undefined;
