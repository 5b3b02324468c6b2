/** Plaintiffs and defendants: of a caption, of a form's fields, of a sentence. */
import { below, beside, type Candidate, continued, found, type Paper, type Placed, Text } from './paper.ts';

export interface Parties {
  plaintiffs: Candidate[];
  defendants: Candidate[];
}

const versus = /^(?:vv?|vs|versus|-*\s*against\s*-*)[\s.,:;-]*$/i;
const plaintiffRole = /\b(?:plaintiff|petitioner|claimant|landlord)(?:s|\(s\))?\b/i;
const defendantRole = /\b(?:defendant|respondent|tenant)(?:s|\(s\))?\b/i;
/** Lines that end a caption's names upwards. */
const noName =
  /\b(?:court|(?<!-)county|state of|commonwealth|judicial|division|case no|cause no|index no|attorney|telephone|phone|email|e-mail|bar no|filed|fax|summons|citation|complaint|petition|dept|calendar|clerk)\b|@/i;

/** The parties of a paper, by the surest of the ways in which papers name them. */
export function findParties(paper: Paper): Parties {
  const ways = [caption, fields, notices, sentence].map((way) => way(paper));
  return {
    plaintiffs: ways.find(({ plaintiffs }) => plaintiffs.length > 0)?.plaintiffs ?? [],
    defendants: ways.find(({ defendants }) => defendants.length > 0)?.defendants ?? [],
  };
}

const none: Parties = { plaintiffs: [], defendants: [] };

/** The dashes that end New York's captions, with their cross; recognition may lose the dashes. */
const dashes = /(?:^|[-–—_=~]\s*)x$/i;

/** The names above and below the `v.` of a caption, in its left column. */
function caption(paper: Paper): Parties {
  const middle = paper.segments.find(({ text, box, page }) => versus.test(text.trim()) && box.x < 0.5 && page <= 2);
  if (!middle) return none;
  const column = leftColumn(paper, middle.page);
  const upwards = untilGap(
    column.filter(({ row }) => row < middle.row).toReversed(),
    ({ text }) => dashes.test(text) || (noName.test(text) && !plaintiffRole.test(text)),
  );
  const downwards = untilGap(
    column.filter(({ row }) => row > middle.row),
    ({ text }) => dashes.test(text) || (noName.test(text) && !defendantRole.test(text)),
  );
  const roleAt = downwards.findIndex(({ text }) => defendantRole.test(text));
  const below = roleAt >= 0 ? downwards.slice(0, roleAt + 1) : downwards.slice(0, 3);
  const hasRoles = roleAt >= 0 && upwards.some(({ text }) => plaintiffRole.test(text));
  const confidence = hasRoles ? 0.95 : 0.72;
  return {
    plaintiffs: namesIn(new Text(upwards.toReversed()), confidence),
    defendants: namesIn(new Text(below), confidence),
  };
}

/** The first segments of a page's lines that begin on the left. */
function leftColumn(paper: Paper, page: number): Placed[] {
  const rows = new Map<number, Placed>();
  for (const segment of paper.segments) {
    if (segment.page !== page || segment.box.x > 0.45 || rows.has(segment.row)) continue;
    rows.set(segment.row, segment);
  }
  return [...rows.values()].toSorted((a, b) => a.row - b.row);
}

const longestCaption = 16;

function untilGap(segments: readonly Placed[], isOver: (segment: Placed) => boolean): Placed[] {
  const result: Placed[] = [];
  let last: Placed | undefined;
  for (const segment of segments) {
    const isFar = last && Math.abs(segment.box.y - last.box.y) > Math.max(0.06, last.box.height * 5);
    if (isOver(segment) || segment.isProse || isFar || result.length >= longestCaption) break;
    result.push(segment);
    last = segment;
  }
  return result;
}

const plaintiffField =
  /^(?:name of )?(?:plaintiff|petitioner)(?:\(s\)|s)?(?:\s*\/\s*(?:plaintiff|petitioner)(?:\(s\)|s)?)?(?:\s*\([^)]*\))?\s*:\s*/i;
const defendantField =
  /^(?:name of )?(?:defendant|respondent)(?:\(s\)|s)?(?:\s*\/\s*(?:defendant|respondent)(?:\(s\)|s)?)?(?:\s*\([^)]*\))?\s*:\s*/i;

/** `PLAINTIFF/PETITIONER: Maria Ortega`, or with the name beside or below. */
function fields(paper: Paper): Parties {
  const of = (label: RegExp) => {
    for (const segment of paper.segments) {
      const match = label.exec(segment.text);
      if (!match) continue;
      const text = new Text([segment, ...continued(paper, segment, 3)]);
      const own = namesIn(text, 0.94, match[0].length);
      if (own.length > 0) return own;
      for (const next of [beside(paper, segment).slice(0, 1), below(paper, segment, 1)]) {
        const names = namesIn(new Text(next.filter((each) => !each.text.includes(':'))), 0.92);
        if (names.length > 0) return names;
      }
    }
    return [];
  };
  return { plaintiffs: of(plaintiffField), defendants: of(defendantField) };
}

/** California's summons: names below `NOTICE TO DEFENDANT` and `YOU ARE BEING SUED BY PLAINTIFF`. */
function notices(paper: Paper): Parties {
  const of = (heading: RegExp) => {
    const segment = paper.segments.find(({ text }) => heading.test(text));
    if (!segment) return [];
    const names: Placed[] = [];
    for (const next of below(paper, segment, 5)) {
      if (/^\(.*\)?:?$/.test(next.text) || /\bAVISO|LO ESTÁ|LO ESTA\b/.test(next.text)) continue;
      if (next.isProse || /\b(?:notice|you are|you have|sued|case number|for court use)\b/i.test(next.text)) break;
      names.push(next);
    }
    const behind = heading.exec(segment.text);
    const own = behind ? namesIn(new Text([segment]), 0.92, behind.index + behind[0].length) : [];
    return own.length > 0 ? own : namesIn(new Text(names), 0.92);
  };
  return {
    plaintiffs: of(/\b(?:you are being )?sued by plaintiff(?:s|\(s\))?\s*:?\s*/i),
    defendants: of(/\bnotice to (?:the )?defendant(?:s|\(s\))?\s*:?\s*/i),
  };
}

const styled =
  /\b(?:styled|entitled|captioned)[:,]?\s+["“]?(?<plaintiffs>.{3,160}?)["”]?,?\s+(?:v|vs|versus)\.?\s+(?<defendants>.{3,300}?)(?=["”]|;(?:\s|$)|(?<!\b(?:[A-Z]|jr|sr|inc|co|corp|ltd|esq|dr|st|no))\.(?:\s|$)|(?<=\.)\s+(?:the|this|you|an?) [a-z]|,?\s+(?:in the|pending|now pending|the nature|which|filed|and bearing|and numbered)\b)/dgi;
const between =
  /\bbetween (?<plaintiffs>[^.:;]{3,160}?),?\s+(?:Plaintiff|Petitioner)(?:s|\(s\))?,?\s+(?:v|vs|versus|and|against)\.?\s+(?<defendants>.{3,300}?),?\s+(?:Defendant|Respondent)(?:s|\(s\))?\b/dg;
const withRoles =
  /(?:^|[.:;]\s)(?<plaintiffs>[^.:;]{3,160}?),?\s+(?:Plaintiff|Petitioner)(?:s|\(s\))?,?\s+(?:v|vs|versus|and|against)\.?\s+(?<defendants>.{3,300}?),?\s+(?:Defendant|Respondent)(?:s|\(s\))?\b/dg;

/** `styled Maria Ortega v. Acme Logistics LLC, in the District Court …`. */
function sentence(paper: Paper): Parties {
  const text = new Text(paper.segments.filter(({ page }) => page === 1));
  for (const pattern of [styled, between, withRoles]) {
    const [match] = [...text.text.matchAll(pattern)];
    const { plaintiffs, defendants } = match?.indices?.groups ?? {};
    if (!plaintiffs || !defendants) continue;
    return {
      plaintiffs: namesIn(text, 0.91, plaintiffs[0], plaintiffs[1]),
      defendants: namesIn(text, 0.91, defendants[0], defendants[1]),
    };
  }
  return none;
}

const endings =
  'inc|incorporated|llc|l\\.l\\.c|corp|corporation|co|company|ltd|limited|lp|l\\.p|llp|l\\.l\\.p|lllp|pllc|plc|p\\.c|pc|p\\.a|n\\.a|na|fsb|jr|sr|ii|iii|iv|m\\.d|md|d\\.d\\.s|esq';
/** Where names of a list end: a suffix behind a comma belongs to its name, and `and Sons` too. */
const separators = new RegExp(
  `;|(?<=individually):|,(?!\\s*(?:${endings})\\b)|\\s(?:and|AND)\\s(?!(?:sons?|daughters?|company|co|associates|brothers|partners|family)\\b)|\\s&\\s(?=(?:DOES|JOHN DOE|JANE DOE|UNKNOWN|ALL)\\b)|(?<=[a-z)])\\s-+\\s`,
  'dgi',
);
/** What follows a name and describes it, and what stands for no one that can be served. */
const noParty =
  /^(?:an?\s|as\s|individually|in (?:his|her|its|their)\b|inclusive|his\b|her\b|husband|wife|et\b|al\b|plaintiffs?\b|defendants?\b|petitioners?\b|respondents?\b|the above|jointly|on behalf|and\b|or\b|through\b|whose\b|both\b|all of\b)/i;
/** The rest of a description whose article was lost. */
const form =
  /^(?:n? ?individual|(?:(?:foreign|domestic|profit|nonprofit|for-profit|limited|liability|municipal|delaware|california|florida|georgia|illinois|indiana|maryland|nevada|new york|texas|utah|virginia) )*(?:corporation|company|partnership|association|entity))$/i;
const nobody =
  /\b(?:does?\s*(?:#|no\.?)?\s*\d|does\b|(?:john|jane|richard|mary) (?:doe|roe)|unknown|all other|other (?:persons|occupants|parties)|tenants? in possession|occupants?\b|any and all|unnamed|persons? claiming)/i;
const described =
  /\s*(?:,|\()?\s*\b(?:an individual|an? [\w ]{2,40}(?:corporation|company|partnership|association|entity)|a minor|deceased|individually.*|as (?:trustee|executor|administrator|personal representative|guardian).*)\)?$/i;

/** The names of a list of parties, from a place of the text on. */
export function namesIn(text: Text, confidence: number, from = 0, to = text.text.length): Candidate[] {
  const list = text.text.slice(from, to).replaceAll(/[-–—_]{3,}[xX]?/g, (dashes) => ' '.repeat(dashes.length));
  const pieces: [number, number][] = [];
  let start = 0;
  for (const match of list.matchAll(separators)) {
    pieces.push([start, match.index]);
    start = match.index + match[0].length;
  }
  pieces.push([start, list.length]);
  return found(
    pieces.map(([begin, end]) => {
      const { name, at } = trimmed(list.slice(begin, end));
      if (noParty.test(name) || form.test(name) || nobody.test(name) || !/[A-Za-z]{2}/.test(name)) return undefined;
      if (/^(?:co|company|sons|inc|llc|and|the|of|by|for)$/i.test(name)) return undefined;
      const words = name.split(' ').length;
      const sureness =
        words > 9 || /\d{3,}/.test(name) || (words === 1 && name.length < 4) ? confidence * 0.7 : confidence;
      const first = from + begin + at;
      const candidate = text.candidate(name, sureness, first, first + name.length);
      return candidate?.method === 'ocr' ? { ...candidate, value: candidate.value.replace(third, 'III') } : candidate;
    }),
  );
}

function trimmed(piece: string): { name: string; at: number } {
  const withoutRole = piece
    .replace(/\b(?:plaintiff|defendant|petitioner|respondent)(?:s|\(s\))?\b.*$/i, '')
    .replace(described, '');
  const at = /^[\s,.;:()*“”"'’—-]*(?:to:?\s+|x\s+)?/i.exec(withoutRole)?.[0].length ?? 0;
  const name = withoutRole
    .slice(at)
    .replace(/[\s,;:()“”"*-]+$/, '')
    .replace(/(?<!\b(?:inc|co|corp|ltd|jr|sr|l\.l\.c|n\.a|p\.c|m\.d|[A-Z]))\.$/i, '')
    .replace(/,?\s+et\s+al\.?$/i, '');
  return { name, at };
}

/** Recognition reads the third of a name as letters. */
const third = /(?<=\p{L} )(?:Ill|lll|IIl|IlI|llI|lII)$/u;
