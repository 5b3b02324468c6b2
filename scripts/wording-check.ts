/**
 * `node scripts/wording-check.ts`: fails on wording that the product avoids (wording/banned.ts), in what people read:
 * texts of the application, messages of the sandbox, and texts of the contracts; and on spelling in comments that isn't
 * American. Run by `npm run check`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { sourceFiles } from './imports.ts';
import { banned, type SpecifiedText, specified, spelling, type Wording } from './wording/banned.ts';
import { commentsOf } from './wording/comments.ts';

/** A text that people read, and its line. */
export interface Text {
  text: string;
  line: number;
}

/** A text with a banned wording. */
interface Finding {
  file: string;
  line: number;
  text: string;
  wording: Wording;
}

const isTest = (path: string) => /\.(test|testing)\.tsx?$|\/test-[^/]+$/.test(path);

/** The texts of a module: JSX texts, and strings that aren't imports, types, keys or identifiers. */
export function textsOf(path: string, source: string): Text[] {
  const texts: Text[] = [];
  const code = new Set<object>();
  const add = (text: string, start: number) => {
    const flat = text.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(flat)) texts.push({ text: flat, line: source.slice(0, start).split('\n').length });
  };
  new Visitor({
    Property: ({ key, computed }) => {
      if (!computed) code.add(key);
    },
    TSLiteralType: ({ literal }) => {
      code.add(literal);
    },
    TaggedTemplateExpression: ({ quasi }) => {
      code.add(quasi);
    },
    JSXText: ({ value, start }) => add(value, start),
    TemplateLiteral: (node) => {
      // `#` stands for each inserted value.
      if (!code.has(node)) add(node.quasis.map(({ value }) => value.cooked ?? value.raw).join('#'), node.start);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !code.has(node) && isText(node.value)) add(node.value, node.start);
    },
  }).visit(parseSync(path, source).program);
  return texts;
}

/** Whether a string may be read by people: several words, or a label of one. */
function isText(value: string): boolean {
  return /\s/.test(value.trim()) || /^\p{Lu}[\p{Ll}-]+[.?!:]?$/u.test(value);
}

/** Fields of a contract's examples that are messages to people. */
const messageFields = new Set(['title', 'detail', 'reason', 'message', 'text', 'statusText']);

/** The messages in a contract's examples. Descriptions are for engineers. */
export function textsOfContract(source: string): Text[] {
  const lines = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair: (_, { key, value: node }) => {
      const isMessage = isScalar(key) && messageFields.has(String(key.value));
      if (isMessage && isScalar(node) && typeof node.value === 'string')
        texts.push({
          text: node.value.replaceAll(/\s+/g, ' ').trim(),
          line: lines.linePos(node.range?.[0] ?? 0).line,
        });
    },
  });
  return texts;
}

/** The banned wordings in a text. */
export function bannedIn(text: string, wordings: readonly Wording[] = banned): Wording[] {
  const plain = text.replaceAll(/[’‘]/g, "'");
  return wordings.filter((wording) => patternOf(wording).test(plain));
}

const patterns = new Map<Wording, RegExp>();

function patternOf(wording: Wording): RegExp {
  const known = patterns.get(wording);
  if (known) return known;
  const escaped = wording.found
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' … ', ' .* ')
    .replaceAll('#', '[#\\d]+');
  const made = wording.isWhole
    ? new RegExp(`^${escaped}[.:?!]?$`, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'iu');
  patterns.set(wording, made);
  return made;
}

/** The findings in a file's texts, without the specification's own texts. */
export function findingsIn(
  file: string,
  texts: readonly Text[],
  allowed: readonly SpecifiedText[] = specified,
): Finding[] {
  return texts.flatMap(({ text, line }) =>
    allowed.some((each) => text.includes(each.text))
      ? []
      : bannedIn(text).map((wording) => ({ file, line, text, wording })),
  );
}

function readTexts(root: string): { file: string; texts: Text[] }[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const modules = ['src', 'sandbox'].flatMap((folder) => sourceFiles(root, folder)).filter((path) => !isTest(path));
  const contracts = readdirSync(join(root, 'contracts'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => `contracts/${path}`);
  return [
    ...modules.map((file) => ({ file, texts: textsOf(file, read(file)) })),
    ...contracts.map((file) => ({ file, texts: textsOfContract(read(file)) })),
  ];
}

const told = (file: string, { text, line }: Text, { found, better }: Wording) =>
  `${file}:${line}: “${found}” in “${text}”. Better: ${better}`;

/** Finds spelling in comments of a module that isn't American. */
export function commentProblems(file: string, source: string): string[] {
  return commentsOf(file, source).flatMap((comment) =>
    bannedIn(comment.text, spelling).map((wording) => told(file, comment, wording)),
  );
}

/** The banned wordings in the repository's texts and comments, and the prescribed texts that it no longer has. */
export function wordingProblems(root: string): string[] {
  const files = readTexts(root);
  const isUsed = ({ text }: SpecifiedText) => files.some(({ texts }) => texts.some((each) => each.text.includes(text)));
  return [
    ...files.flatMap(({ file, texts }) =>
      findingsIn(file, texts).map((finding) => told(file, finding, finding.wording)),
    ),
    ...['src', 'sandbox', 'scripts', 'tests', 'e2e', 'bench']
      .flatMap((folder) => sourceFiles(root, folder))
      .flatMap((file) => commentProblems(file, readFileSync(join(root, file), 'utf8'))),
    ...specified
      .filter((each) => !isUsed(each))
      .map(({ text }) => `scripts/wording/banned.ts: no text has “${text}” anymore.`),
  ];
}

if (import.meta.main) {
  const problems = wordingProblems(resolve(import.meta.dirname, '..'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
