/**
 * The order in which documents that are added together are filed: the paper that the filing is about, what goes with it,
 * and its exhibits in their order (decision 31). A guess by names and first pages, which a person's order replaces. Pure.
 */
import { fileStem } from '@/features/documents';
import { foldText } from '@/lib/format/fold-text';

/** What the first page of a document says, as far as it was read. */
export interface FirstPage {
  /** The line that names a pleading: `MOTION TO COMPEL`. */
  title?: string | undefined;
  /** The label of the exhibit that it begins: `A`. */
  exhibit?: string | undefined;
}

/** A document to put in order. */
export interface NamedDocument {
  fileName: string;
  firstPage?: FirstPage | undefined;
}

/** Documents in the order to file them. */
export interface ArrangedDocuments<Document> {
  documents: Document[];
  /** Whether the first can lead. Exhibits alone have no lead document, until a person says which. */
  hasLead: boolean;
}

/**
 * Puts documents in order: the first paper that a filing can be about, then the others as they came, then exhibits by their
 * labels.
 */
export function arrangeDocuments<Document extends NamedDocument>(
  documents: readonly Document[],
): ArrangedDocuments<Document> {
  const signed = documents.map((document) => ({ document, ...signOf(document) }));
  const others = signed.filter(({ kind }) => kind !== 'exhibit');
  const lead = leading.map((kind) => others.find((each) => each.kind === kind)).find((each) => each !== undefined);
  const ordered = [
    ...(lead ? [lead] : []),
    ...others.filter((each) => each !== lead),
    ...signed.filter(({ kind }) => kind === 'exhibit').toSorted((one, other) => compareLabels(one.label, other.label)),
  ];
  return { documents: ordered.map(({ document }) => document), hasLead: lead !== undefined };
}

/** Tells whether a document is a summons, by its name or else its first page. */
export function isSummons({ fileName, firstPage }: NamedDocument): boolean {
  const ofName = segmentsOf(fileStem(fileName));
  const words = signOfSegments(ofName).kind === 'unknown' ? segmentsOf(firstPage?.title ?? '').flat() : ofName.flat();
  const sign = words.find((word) => papers.has(word) || exhibitWords.has(word) || companions.has(word));
  return sign === 'summons';
}

/**
 * `order`: an order or judgment, which goes with a motion where there is one. `companion`: what goes with a paper, and leads
 * only where nothing else can.
 */
type Kind = 'pleading' | 'order' | 'unknown' | 'companion' | 'exhibit';

/** What can lead, the best first. */
const leading: readonly Kind[] = ['pleading', 'order', 'unknown', 'companion'];

interface Sign {
  kind: Kind;
  /** Of an exhibit; empty where it has none. */
  label: string;
}

/** A document's name decides; where it says nothing, its first page does. */
function signOf({ fileName, firstPage }: NamedDocument): Sign {
  const ofName = signOfSegments(segmentsOf(fileStem(fileName)));
  if (ofName.kind === 'exhibit' && ofName.label === '') return { ...ofName, label: firstPage?.exhibit ?? '' };
  if (ofName.kind !== 'unknown' || !firstPage) return ofName;
  if (firstPage.exhibit !== undefined) return { kind: 'exhibit', label: firstPage.exhibit };
  return signOfSegments(segmentsOf(firstPage.title ?? ''));
}

/** Papers that a filing can be about. */
const papers = new Set(
  (
    'accounting answer appearance application appeal brief complaint counterclaim crossclaim demand demurrer inventory ' +
    'interrogatories motion notice objection opposition petition reply request response statement stipulation subpoena ' +
    'will withdrawal writ'
  ).split(' '),
);

const orders = new Set(['order', 'judgment', 'decree']);

/** What goes with a paper. */
const companions = new Set(
  'affidavit affirmation certificate certification coversheet declaration memorandum proof proposed receipt summons verification'.split(
    ' ',
  ),
);

/** What begins an exhibit. `ex` needs a label: `Ex Parte Motion` is none. */
const exhibitWords = new Set(
  'exhibit exhibits exh exhs ex exs appendix attachment attachments annex addendum enclosure tab'.split(' '),
);
const needLabel = new Set(['ex', 'exs', 'tab']);

/** Whose an exhibit is, and other words before it. */
const owners =
  /^(?:\d+|plaintiff|plaintiffs|pltf|pl|defendant|defendants|def|petitioner|petitioners|respondent|respondents|joint|s)$/;

/** `Motion - Ex. A (lease)` → `[[motion], [ex, a], [lease]]`. Words are split where their letters change, too: `ExhibitA`. */
function segmentsOf(text: string): string[][] {
  return text
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(\p{Lu}|\d)/gu, '$1 $2')
    .split(/\s[-–—]+\s|[,;()]/u)
    .map((segment) =>
      foldText(segment)
        .replaceAll(/['’]/gu, '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .flatMap((word) => /^(exhibit)([a-z]|\d{1,3})$/.exec(word)?.slice(1) ?? word),
    )
    .filter((words) => words.length > 0);
}

/** An exhibit in any part of a name makes it one; what goes with a paper is told from the paper that it names, too. */
function signOfSegments(segments: readonly (readonly string[])[]): Sign {
  const signs = segments.map(signOfWords);
  const first = (kind: Kind) => signs.find((sign) => sign.kind === kind);
  return (
    first('exhibit') ?? first('companion') ?? first('pleading') ?? first('order') ?? { kind: 'unknown', label: '' }
  );
}

function signOfWords(words: readonly string[]): Sign {
  const exhibit = exhibitIn(words);
  if (exhibit) return exhibit;
  const at = words.findIndex((word) => papers.has(word) || orders.has(word) || companions.has(word));
  const word = words[at];
  if (word === undefined) return isCoverSheet(words) ? companion : { kind: 'unknown', label: '' };
  if (companions.has(word) || isCoverSheet(words)) return companion;
  if (orders.has(word)) return { kind: 'order', label: '' };
  const after = words.slice(at + 1);
  // `Notice of Motion`, but not `Notice of Motion and Motion to Dismiss`; `Brief in Support`.
  const announces = word === 'notice' && after[0] === 'of' && announced.has(after[1] ?? '') && !after.includes('and');
  const supports = word === 'brief' && after.includes('support');
  return announces || supports ? companion : { kind: 'pleading', label: '' };
}

const companion: Sign = { kind: 'companion', label: '' };
const announced = new Set(['motion', 'hearing', 'filing', 'presentment', 'service']);
const isCoverSheet = (words: readonly string[]) =>
  words.some((word, at) => word === 'cover' && words[at + 1] === 'sheet');

/**
 * An exhibit's word stands first, or after whose it is, or right after the paper it goes with (`Complaint Exhibit A`), but
 * not within a title (`Motion to Exclude Exhibit B`).
 */
function exhibitIn(words: readonly string[]): Sign | undefined {
  const at = words.findIndex((word) => exhibitWords.has(word));
  const word = words[at];
  if (word === undefined) return undefined;
  const label = labelAt(words, at + 1);
  if (label === '' && needLabel.has(word)) return undefined;
  const before = words.slice(0, at);
  const previous = before.at(-1) ?? '';
  const namesPaper = before.some((each) => papers.has(each) || orders.has(each));
  const isOwn =
    before.every((each) => owners.test(each)) ||
    (label !== '' && (!namesPaper || papers.has(previous) || owners.test(previous)));
  return isOwn ? { kind: 'exhibit', label } : undefined;
}

/** Two letters that are words after `exhibit`. */
const connectors = new Set(['as', 'at', 'by', 'in', 'is', 'no', 'of', 'on', 'or', 're', 'to']);

/** `A`, `12`, `B-2`; empty where no label follows. `No.` and `#` may stand before it. */
function labelAt(words: readonly string[], at: number): string {
  const [first = '', second = ''] = words[at] === 'no' ? words.slice(at + 1) : words.slice(at);
  if (/^\d{1,3}[a-z]?$/.test(first)) return first;
  if (!/^[a-z]{1,2}$|^[ivxl]{3,6}$/.test(first) || connectors.has(first)) return '';
  return /^\d{1,3}$/.test(second) ? `${first}${second}` : first;
}

/** `A` before `B`, `Z` before `AA`, `9` before `10`, `II` before `IV`; what has no label comes last. */
function compareLabels(one: string, other: string): number {
  const [kind, first, second] = placeOf(one);
  const [otherKind, otherFirst, otherSecond] = placeOf(other);
  return kind - otherKind || first - otherFirst || second - otherSecond;
}

/** Letters before numbers; no label last. */
function placeOf(label: string): [kind: number, first: number, second: number] {
  const letters = label.replace(/\d.*$/, '');
  const number = Number(label.replaceAll(/\D/g, ''));
  if (letters !== '') return [0, romanValue(letters) ?? lettersValue(letters), number];
  return label === '' ? [2, 0, 0] : [1, number, lettersValue(label.replace(/^\d+/, ''))];
}

/** `A` is 1, `Z` 26, `AA` 27. */
const lettersValue = (letters: string): number =>
  [...letters.toLowerCase()].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 96, 0);

const romans = ['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii', 'xviii'];
const romanNumbers = [2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18];

/** Single letters are letters: an exhibit I follows H. */
function romanValue(letters: string): number | undefined {
  const at = romans.indexOf(letters.toLowerCase());
  return at < 0 ? undefined : romanNumbers[at];
}
