/** Finds the matters whose texts name a case (dockets, section 6). */
import { type CaseNumber, isSameCase, looseKey, readCaseNumber } from './case-number';
import { includesSorted } from './includes-sorted';
import { nameWords, sidesOf, withoutMatterNumber } from './name-words';
import { certainFrom, uncertain } from './proposal';

/** A case to find a matter for. `description` is its title. */
export interface CaseToMatch {
  caseNumber: string;
  description: string;
  parties?: readonly string[];
}

/** A matter of the connected system. */
export interface MatterToMatch {
  matterReference: string;
  displayName: string;
  description?: string | null;
  client?: string | null;
  status?: string | null;
}

/** A matter, by its place in the list, that may be a case's. */
export interface Candidate {
  matter: number;
  confidence: number;
  why: string[];
  isByNumber: boolean;
}

/** A party's words, with their weight. */
interface Side {
  words: ReadonlySet<string>;
  weight: number;
}

/** What a case's matters are found by. */
interface CaseWords {
  /** The parties of the title, or those given where there is no title. */
  sides: readonly Side[];
  parties: readonly Side[];
  all: ReadonlySet<string>;
  isByNumber: boolean;
}

/** A candidate with the part of the title that it names. */
interface Named extends Candidate {
  ofTitle: number;
}

const likelyFrom = 0.6;
const forClosed = 0.1;
/** The part of the confidence that comes from the case's title; the rest comes from the matter's texts. */
const ofTitleShare = 0.55;
/** The part that comes from all of the matter's texts: of two that name the case, the one that names nothing else is first. */
const ofAllShare = 0.05;
/** So many matters with a case's rarest words are compared party by party. */
const compared = 16;

const fields = ['displayName', 'description', 'client'] as const;
const fieldNames = { displayName: 'name', description: 'description', client: 'client' } as const;

/** The matters by the words and case numbers of their texts. */
export class MatterIndex {
  readonly #matters: readonly MatterToMatch[];
  /** Places of fields (matter × 3 + field) by word. */
  readonly #byWord = new Map<string, number[]>();
  readonly #matterCount = new Map<string, number>();
  readonly #fieldWeight: Float64Array;
  readonly #numbers = new Map<string, { matter: number; read: CaseNumber }[]>();
  readonly #numbered = new Set<number>();
  /** The matched weight by field of the case at hand; zero between cases. */
  readonly #matchedInField: Float64Array;
  readonly #weights = new Map<string, number>();
  readonly #sides = new Map<number, Side[][]>();

  constructor(matters: readonly MatterToMatch[]) {
    this.#matters = matters;
    this.#fieldWeight = new Float64Array(matters.length * fields.length);
    this.#matchedInField = new Float64Array(matters.length * fields.length);
    for (const matter of matters.keys()) this.#add(matter);
    for (const [word, places] of this.#byWord) {
      const weight = this.#weight(word);
      for (const place of places) this.#fieldWeight[place] = (this.#fieldWeight[place] ?? 0) + weight;
    }
  }

  #add(matter: number): void {
    const all = new Set<string>();
    for (const [field, name] of fields.entries()) {
      const text = this.#textOf(matter, name);
      if (!text) continue;
      this.#addNumbers(matter, this.#matters[matter]?.[name] ?? '');
      for (const word of nameWords(text)) {
        all.add(word);
        const places = this.#byWord.get(word);
        if (places) places.push(matter * fields.length + field);
        else this.#byWord.set(word, [matter * fields.length + field]);
      }
    }
    for (const word of all) this.#matterCount.set(word, (this.#matterCount.get(word) ?? 0) + 1);
  }

  #addNumbers(matter: number, text: string): void {
    for (const part of text.split(/[\s,;()[\]]+/)) {
      if (part.length < 5 || !/\d\D+\d|[A-Za-z]\d/.test(part)) continue;
      const read = readCaseNumber(part);
      if ('error' in read) continue;
      this.#numbered.add(matter);
      const key = looseKey(read);
      const known = this.#numbers.get(key);
      if (!known) this.#numbers.set(key, [{ matter, read }]);
      else if (known.every((each) => each.matter !== matter)) known.push({ matter, read });
    }
  }

  /** Rare words weigh more; one that no matter has weighs most. */
  #weight(word: string): number {
    const known = this.#weights.get(word);
    if (known !== undefined) return known;
    const weight = Math.log(1 + this.#matters.length / (0.5 + (this.#matterCount.get(word) ?? 0)));
    this.#weights.set(word, weight);
    return weight;
  }

  /** All likely matters of a case. */
  find(courtCase: CaseToMatch): Candidate[] {
    const byNumber = this.#withNumber(courtCase.caseNumber);
    const byName = this.#withName(courtCase, byNumber);
    const candidates = byName.map((candidate) => this.#closed(candidate));
    return candidates.filter(({ confidence }) => confidence >= likelyFrom);
  }

  #withNumber(caseNumber: string): ReadonlySet<number> {
    const read = readCaseNumber(caseNumber);
    if ('error' in read) return new Set();
    const same = this.#numbers.get(looseKey(read))?.filter((each) => isSameCase(each.read, read));
    return new Set(same?.map(({ matter }) => matter));
  }

  #withName(courtCase: CaseToMatch, numbered: ReadonlySet<number>): Candidate[] {
    const title = sidesOf(courtCase.description).map((words) => this.#weighed(words));
    const named = courtCase.parties?.flatMap(sidesOf) ?? [];
    const parties = named.map((words) => this.#weighed(words));
    const sides = title.length > 0 ? title : parties;
    const all = new Set([...title, ...parties].flatMap(({ words }) => [...words]));
    const sharing = this.#sharingWords(all, weightOf(sides)).filter(({ bound }) => bound >= likelyFrom);
    const most = sharing.toSorted((one, other) => other.bound - one.bound).slice(0, compared);
    const matters = new Set([...most.map(({ matter }) => matter), ...numbered]);
    return withoutSharedNames(
      [...matters].map((matter) => this.#candidate(matter, { sides, parties, all, isByNumber: numbered.has(matter) })),
    );
  }

  /** Matters with words of a case, and the confidence that they can have at most. */
  #sharingWords(words: ReadonlySet<string>, titleWeight: number): { matter: number; bound: number }[] {
    const touched = new Set<number>();
    const { telling, common } = this.#splitWords(words, titleWeight);
    for (const word of telling) {
      const weight = this.#weight(word);
      for (const place of this.#byWord.get(word) ?? []) {
        this.#matchedInField[place] = (this.#matchedInField[place] ?? 0) + weight;
        touched.add(Math.floor(place / fields.length));
      }
    }
    for (const word of common) {
      const weight = this.#weight(word);
      const places = this.#byWord.get(word) ?? [];
      for (const matter of touched)
        for (let place = matter * fields.length; place < (matter + 1) * fields.length; place += 1)
          if (includesSorted(places, place)) this.#matchedInField[place] = (this.#matchedInField[place] ?? 0) + weight;
    }
    return [...touched].map((matter) => {
      let [matched, best] = [0, 0];
      for (let place = matter * fields.length; place < (matter + 1) * fields.length; place += 1) {
        best = Math.max(best, this.#ofField(place));
        matched += this.#matchedInField[place] ?? 0;
        this.#matchedInField[place] = 0;
      }
      return { matter, bound: ofTitleShare * Math.min(1, matched / titleWeight) + (1 - ofTitleShare) * best };
    });
  }

  /** Words that nearly all matters have can't make one likely, even together: only matters with other words are looked at. */
  #splitWords(words: ReadonlySet<string>, titleWeight: number): { telling: string[]; common: string[] } {
    const commonLast = [...words].sort((one, other) => this.#weight(other) - this.#weight(one));
    let [weight, telling] = [0, commonLast.length];
    while (telling > 0) {
      weight += this.#weight(commonLast[telling - 1] ?? '');
      const ofTitle = ofTitleShare * Math.min(1, (fields.length * weight) / titleWeight);
      if (ofTitle + (1 - ofTitleShare) * this.#distinction(weight) >= likelyFrom) break;
      telling -= 1;
    }
    return { telling: commonLast.slice(0, telling), common: commonLast.slice(telling) };
  }

  /** How much of a field's text a case names. */
  #ofField(place: number): number {
    const weight = this.#fieldWeight[place] ?? 0;
    return weight === 0 ? 0 : ((this.#matchedInField[place] ?? 0) / weight) * this.#distinction(weight);
  }

  /** Half of the confidence is how much of the case's title the matter names, half how much of a text is about the case. */
  #candidate(matter: number, { sides, parties, all, isByNumber }: CaseWords): Named {
    const ofMatter = this.#sidesOfMatter(matter);
    const ofTitle = this.#share(sides, ofMatter.flat());
    const ofFields = ofMatter.map(
      (field) => this.#share(field, [...sides, ...parties]) * this.#distinction(weightOf(field)),
    );
    const ofAll = this.#share(ofMatter.flat(), [...sides, ...parties]);
    const ofTexts = (1 - ofTitleShare - ofAllShare) * Math.max(...ofFields) + ofAllShare * ofAll;
    const byName = Math.min(1, ofTitleShare * ofTitle + ofTexts);
    // A matter of another case's number may be of a related case at best.
    const isOfAnother = !isByNumber && this.#numbered.has(matter) && byName >= certainFrom;
    const isWhole = sides.every((side) =>
      ofMatter
        .flat()
        .some(
          (other) => other.words.size === side.words.size && [...side.words].every((word) => other.words.has(word)),
        ),
    );
    const known = (isOfAnother || !isWhole) && byName >= certainFrom ? uncertain(byName) : byName;
    const why = [
      ...(isByNumber ? ['The matter has the case number'] : []),
      ...this.#namedBy(matter, all),
      ...(isOfAnother ? ['The matter has another case number'] : []),
    ];
    return { matter, confidence: isByNumber ? 1 : known, why, isByNumber, ofTitle };
  }

  /** The parties in a matter's fields. */
  #sidesOfMatter(matter: number): Side[][] {
    const known = this.#sides.get(matter);
    if (known) return known;
    const sides = fields.map((name) => sidesOf(this.#textOf(matter, name)).map((words) => this.#weighed(words)));
    this.#sides.set(matter, sides);
    return sides;
  }

  #weighed(words: ReadonlySet<string>): Side {
    let weight = 0;
    for (const word of words) weight += this.#weight(word);
    return { words, weight };
  }

  /** The part of some parties' words that is in one party of others: words of two parties don't make a third. */
  #share(sides: readonly Side[], others: readonly Side[]): number {
    let matched = 0;
    for (const side of sides) {
      let best = 0;
      for (const other of others) {
        let both = 0;
        for (const word of side.words) if (other.words.has(word)) both += this.#weight(word);
        // A party that is named whole counts more than words of a longer name.
        best = Math.max(best, both * (0.7 + (0.3 * both) / other.weight));
      }
      matched += best;
    }
    const whole = weightOf(sides);
    return whole === 0 ? 0 : matched / whole;
  }

  /** A text of a common word says less than one of a rare word. */
  #distinction(weight: number): number {
    return Math.min(1, weight / (0.5 * Math.log(1 + 2 * this.#matters.length)));
  }

  #textOf(matter: number, name: (typeof fields)[number]): string {
    const text = this.#matters[matter]?.[name] ?? '';
    return name === 'displayName' ? withoutMatterNumber(text) : text;
  }

  /** `“Ortega”, “Lakeshore” in the description`: the field that names most. */
  #namedBy(matter: number, words: ReadonlySet<string>): string[] {
    const matched = fields.map((name) => {
      const parts = this.#textOf(matter, name).split(/[\s,;/()-]+/);
      return { name, parts: new Set(parts.filter((part) => [...nameWords(part)].some((each) => words.has(each)))) };
    });
    const [most] = matched.toSorted((one, other) => other.parts.size - one.parts.size);
    if (!most || most.parts.size === 0) return [];
    return [`${[...most.parts].map((part) => `“${part}”`).join(', ')} in the ${fieldNames[most.name]}`];
  }

  #closed(candidate: Candidate): Candidate {
    if (!/closed/i.test(this.#matters[candidate.matter]?.status ?? '')) return candidate;
    return {
      ...candidate,
      confidence: candidate.confidence - forClosed,
      why: [...candidate.why, 'The matter is closed'],
    };
  }

  compareNames(one: number, other: number): number {
    const [first = '', second = ''] = [one, other].map((matter) => this.#matters[matter]?.displayName ?? '');
    return first < second ? -1 : first > second ? 1 : one - other;
  }
}

const weightOf = (sides: readonly Side[]) => sides.reduce((sum, { weight }) => sum + weight, 0);

/** Tells where another matter names as much of the case, neither is certain by name. */
function withoutSharedNames(candidates: readonly Named[]): Candidate[] {
  const most = candidates.toSorted((one, other) => other.ofTitle - one.ofTitle);
  const second = most[1]?.ofTitle ?? 0;
  return candidates.map(({ ofTitle, ...candidate }) => {
    const isShared = !candidate.isByNumber && candidate.confidence >= certainFrom && second >= ofTitle - 0.02;
    return isShared
      ? {
          ...candidate,
          confidence: uncertain(candidate.confidence),
          why: [...candidate.why, 'Another matter has this name'],
        }
      : candidate;
  });
}
