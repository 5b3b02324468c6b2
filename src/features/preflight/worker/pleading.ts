/** What the words of a document's pages say of it: captions, titles, exhibits, signature. */
/** A page's text by lines, with its number. */
export interface TextPage {
  page: number;
  lines: readonly string[];
}

const exhibitLine = /^(?:plaintiff['’]?s?\s+|defendant['’]?s?\s+)?exhibit\s+["“]?([A-Z]{1,2}|\d{1,3})["”]?\.?$/i;

/** Pages that begin an exhibit: its name stands alone on a line. */
export function findExhibits(pages: readonly TextPage[]): { page: number; name: string }[] {
  const found = pages.flatMap(({ page, lines }) => {
    const name = lines.map((line) => exhibitLine.exec(line.trim())?.[1]).find((each) => each !== undefined);
    return name === undefined ? [] : [{ page, name: name.toUpperCase() }];
  });
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
}

const courtLine =
  /\b(?:in the )?(?:circuit|superior|district|county|probate|justice|municipal|chancery|supreme|family)\b.*\bcourt\b|\bcourt of\b|\bcourt,? county\b/i;
const versus = /(?:^|\s)(?:v\.?|vs\.?|versus)(?:,|\s|$)|\bin re\b|\bin the matter of\b|\b(?:estate|marriage) of\b/i;
const caseLabel =
  /\b(?:case|cause|docket|index)\s*(?:no\.?|number|num\.?|#)?\s*[:.#]?\s*([A-Z0-9][A-Z0-9-]*(?:[ ][A-Z]{1,3}[ ]\d+|[-–][A-Z0-9-]+)?)/gi;

/** The captions: a court and the parties, or a case number, at the top of a page. */
export function findCaptions(pages: readonly TextPage[]): { page: number; caseNumbers: string[]; words: string }[] {
  return pages.flatMap(({ page, lines }) => {
    const top = lines.slice(0, 24);
    const courtAt = top.findIndex((line) => courtLine.test(line) && line.length < 120);
    if (courtAt < 0) return [];
    const caption = top.slice(courtAt);
    const text = caption.join('\n');
    const caseNumbers = [...text.matchAll(caseLabel)]
      .map(([, number = '']) => number)
      .filter((each) => /\d{3}/.test(each));
    if (!caption.some((line) => versus.test(line)) && caseNumbers.length === 0) return [];
    return [{ page, caseNumbers, words: wordsOnly(text) }];
  });
}

/** Without digits, since a text that leaves the worker must have none that could be a number to redact. */
export const wordsOnly = (text: string) => text.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim();

const titleWord =
  /\b(?:MOTION|PETITION|COMPLAINT|ANSWER|NOTICE|ORDER|JUDGMENT|APPEARANCE|SUMMONS|RESPONSE|REPLY|DECLARATION|AFFIDAVIT|STIPULATION|MEMORANDUM|BRIEF|COUNTERCLAIM|CERTIFICATE)\b/;

/** Lines in capitals that name a pleading, near the top of a page. */
export function findTitles(pages: readonly TextPage[]): { page: number; text: string }[] {
  return pages.flatMap(({ page, lines }) => {
    const title = lines
      .slice(0, 30)
      .map((line) => line.trim())
      .find(
        (line) => titleWord.test(line) && line === line.toUpperCase() && line.length <= 90 && !/^IT IS\b/.test(line),
      );
    return title === undefined ? [] : [{ page, text: wordsOnly(title) }];
  });
}

const reservation = /\breservation\b[^\d]{0,30}(\d{12})(?!\d)/gi;

/** The numbers of reservations on a page. */
export const findReservations = (text: string) => [...text.matchAll(reservation)].map(([, number = '']) => number);

/** A typed signature. */
export const hasTypedSignature = (text: string) => /(?:^|[\s(])\/s\/\s*\S/i.test(text);

/** A page that confirms a reservation or its payment. */
export const isReceipt = (text: string) => /\b(?:receipt|confirmation)\b/i.test(text) && /\breservation\b/i.test(text);
