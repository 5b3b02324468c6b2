/** Real code tables of Illinois courts, which lie beside the repository on some machines and are never part of it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../..', process.env.TYLER_TABLES ?? '../shared/data/tyler-illinois');

/** Where they are; undefined where they are not. */
export const tablesFolder = existsSync(folder) ? folder : undefined;
