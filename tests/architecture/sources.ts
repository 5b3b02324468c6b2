/**
 * The project's source files, for rules about forbidden code. `linesMatching` searches text, `nodesMatching` the syntax
 * tree; both return `path:line`, so that a failed test shows where to look:
 *
 * expect(linesMatching(productionSources('src'), /TODO/)).toEqual([]);
 * expect(nodesMatching(productionSources('src'), (found) => ({ DebuggerStatement: found }))).toEqual([]);
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { sourceFiles } from '../../scripts/imports.ts';

export const root = resolve(import.meta.dirname, '../..');

/** A module's path from the repository root, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** Anything with a text position. */
interface Positioned {
  start: number;
}

/** A folder's TypeScript modules, including tests, without generated code. */
export function sourcesIn(folder: string): Source[] {
  return sourceFiles(root, folder)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A folder's TypeScript modules without tests and generated code. */
export function productionSources(folder: string): Source[] {
  return sourcesIn(folder).filter(({ path }) => !isTest(path));
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Matches in the text, as `path:line`. */
export function linesMatching(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Nodes that a syntax tree visitor reports, as `path:line`. */
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
