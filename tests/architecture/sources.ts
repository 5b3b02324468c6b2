/**
 * The project's own sources, to count what must not be there. Text rules use `linesMatching`, rules about code use
 * `nodesMatching`; both answer `path:line`, so that a failed test says where to look:
 *
 *     expect(linesMatching(productionSources('src'), /TODO/)).toEqual([]);
 *     expect(nodesMatching(productionSources('src'), (found) => ({ DebuggerStatement: found }))).toEqual([]);
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { sourceFiles } from '../../scripts/imports.ts';

export const root = resolve(import.meta.dirname, '../..');

/** One module: its path from the root of the repo, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** Anything with a position in the text. */
interface Positioned {
  start: number;
}

/** Every TypeScript module in a folder, tests included, generated code left out. */
export function sourcesIn(folder: string): Source[] {
  return sourceFiles(root, folder)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Every TypeScript module in a folder but tests and generated code. */
export function productionSources(folder: string): Source[] {
  return sourcesIn(folder).filter(({ path }) => !isTest(path));
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Where the text matches, as `path:line`. */
export function linesMatching(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Where a visitor of the syntax tree reports a node, as `path:line`. */
export function nodesMatching(
  sources: readonly Source[],
  visitorFor: (found: (node: Positioned) => void, source: Source) => VisitorObject,
): string[] {
  return sources.flatMap((source) => {
    const places: string[] = [];
    const found = ({ start }: Positioned) => places.push(`${source.path}:${lineAt(source.text, start)}`);
    new Visitor(visitorFor(found, source)).visit(parseSync(source.path, source.text).program);
    return places;
  });
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
