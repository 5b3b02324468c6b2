/** The attorney, the registered agent and the address to serve at. */
import { above, below, type Candidate, continued, found, matchesOf, type Paper, type Placed, Text } from './paper.ts';

const personName = /^(?:[A-Z][\w.'’-]*\s){1,3}[A-Z][\w'’-]+(?:,? (?:Jr|Sr|II|III|IV)\.?)?/;
/** What follows an attorney's name in a pleading. */
const bar =
  /[,(\s]+(?:esq\b|esquire\b|sbn\b|state bar\b|bar (?:no|number|id|#)|(?:fla|florida|texas|attorney|atty|ardc|nv|nevada|ga|georgia|utah|va|va\.|indiana|illinois)\.? (?:bar|no|id|code)|#\s?\d|no\.|\d{5,8}).*$/i;
const noPerson =
  /\b(?:court|county|law|firm|office|street|avenue|suite|llp|llc|plaintiff|defendant|attorney|counsel|state|clerk|p\.?c\.?)\b|\d/i;

/** The attorney of the party that has the papers served. */
export function findAttorneys(paper: Paper): Candidate[] {
  const role =
    /\b(?:attorneys?|counsel)(?:\(s\))? for (?:the )?(?:plaintiff|petitioner)(?:s|\(s\))?(?:\s*\([^)]*\))?[\s:,]*/i;
  return paper.segments.flatMap((segment) => {
    const match = role.exec(segment.text);
    if (!match || segment.isProse) return [];
    const behind = nameIn(new Text([segment]), match.index + match[0].length, 0.93);
    if (behind) return [behind];
    if (/:\s*$/.test(segment.text)) {
      const under = below(paper, segment, 1).map((each) => nameIn(new Text([each]), 0, 0.92));
      if (found(under).length > 0) return found(under);
    }
    const names = found(above(paper, segment, 9).map((each) => nameIn(new Text([each]), 0, 0.9)));
    // The name on top of the block; a signature line below it repeats it.
    const withBar = names.findLast(({ text }) => bar.test(text));
    const best = withBar ?? names.at(-1);
    return best ? [{ ...best, confidence: withBar ? 0.94 : 0.82 }] : [];
  });
}

function nameIn(text: Text, from: number, confidence: number): Candidate | undefined {
  const rest = text.text.slice(from);
  const lead = /^(?:\/?s\/?\s+|by:\s+|name:\s+)*/i.exec(rest)?.[0].length ?? 0;
  const printed = rest
    .slice(lead)
    .replace(bar, '')
    .replace(/[\s,.;:(]+$/, '');
  const [name] = personName.exec(printed) ?? [];
  if (name === undefined || noPerson.test(printed) || printed.split(' ').length > 6) return undefined;
  return text.candidate(printed, confidence, from + lead, from + lead + printed.length);
}

const agentLabel =
  /\b(?:(?:through|upon|serving|on|c\/o|by serving|by delivering to)?\s*(?:its|his|her|the)?\s*registered agent(?: for service(?: of process)?)?|agent for service of process|c\/o)(?:,| is|:)*\s+/dgi;

/** Registered agents, by their label. */
export function findAgents(paper: Paper): Candidate[] {
  return paper.segments.flatMap((segment) => {
    const text = new Text([segment, ...continued(paper, segment, 2)]);
    return [...segment.text.matchAll(agentLabel)].flatMap((match) => {
      const from = match.index + match[0].trimEnd().length + 1;
      const rest = text.text.slice(from);
      const [name = ''] = /^[A-Z][^\d;:]{2,70}?(?=,?\s+(?:at\b|located\b|whose\b|\d)|[;:]|$|\.\s)/.exec(rest) ?? [];
      const clean = name.replace(/[\s,.]+$/, '');
      if (clean.split(' ').length < 2 || /\b(?:defendant|plaintiff|registered agent)\b/i.test(clean)) return [];
      const isAgent = !/^c\/o/i.test(match[0].trim());
      return found([text.candidate(clean, isAgent ? 0.93 : 0.8, from, from + clean.length)]);
    });
  });
}

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const names = 'California|Florida|Georgia|Illinois|Indiana|Maryland|Nevada|New York|Texas|Utah|Virginia|Delaware';
const address = new RegExp(
  `(?<![\\w-])(\\d{1,6}(?:-\\d{1,4})? [A-Z0-9][\\w.'’#&-]*(?: [\\w.'’#&-]+){0,6}?,?(?: (?:[Aa]pt|[Uu]nit|[Ss]uite|[Ss]te|[Ff]l|[Ff]loor|[Rr]oom|[Rr]m|APT|UNIT|SUITE|STE|#)\\.? ?[\\w-]+,?)? [A-Z][A-Za-z.'’ -]{2,28}?,? (?:${states}|${names}),? \\d{5}(?:-\\d{4})?)(?!\\d)`,
  'dg',
);
const toServe =
  /\b(?:serve(?:d)?(?: at| on| upon)?|service address|address for service|resid(?:es|ing)|to be served|registered agent|c\/o|defendant'?s? address|whose address|last known address|may be found|notice to|^to:?)\b/i;
const notToServe =
  /\b(?:attorneys?|counsel|clerk|law office|llp|telephone|phone|fax|email|court(?:house| address| located)?|bar no|mailing address of the court|plaintiff'?s? address)\b/i;

/** Addresses that the papers name for service. */
export function findAddresses(paper: Paper): Candidate[] {
  return paper.segments.flatMap((segment) => {
    if (!/^\D{0,90}\d/.test(segment.text)) return [];
    const text = new Text([segment, ...below(paper, segment, 1)]);
    return matchesOf(text, address).flatMap(({ value, from, to }) => {
      if (from >= segment.text.length) return [];
      const before = [...above(paper, segment, 2).toReversed(), segment].map((each: Placed) => each.text).join(' ');
      const own = segment.text.slice(0, from);
      const context = `${before.slice(0, before.length - segment.text.length)} ${own}`;
      if (notToServe.test(context) && !toServe.test(own)) return [];
      const isAsked = toServe.test(own) ? 0.94 : toServe.test(context) ? 0.91 : 0.5;
      return found([text.candidate(value, isAsked, from, to)]);
    });
  });
}
