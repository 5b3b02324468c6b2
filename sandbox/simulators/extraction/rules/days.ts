/** Dates and times in a text. */

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthName =
  '(?:jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)';
const dates = new RegExp(
  `\\b(?:(${monthName}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})|(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?(${monthName}),? (\\d{4})|(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})|(\\d{4})-(\\d{2})-(\\d{2}))\\b`,
  'dgi',
);

/** A date in a text. */
export interface FoundDay {
  /** ISO 8601. */
  day: string;
  from: number;
  to: number;
}

/** All dates of a text. Days that no calendar has are none. */
export function daysIn(text: string): FoundDay[] {
  return [...text.matchAll(dates)].flatMap((match) => {
    const [, m1, d1, y1, d2, m2, y2, m3, d3, y3, y4, m4, d4] = match;
    const day =
      m1 !== undefined
        ? iso(y1, monthOf(m1), d1)
        : m2 !== undefined
          ? iso(y2, monthOf(m2), d2)
          : m3 !== undefined
            ? iso(y3?.length === 2 ? `20${y3}` : y3, Number(m3), d3)
            : iso(y4, Number(m4), d4);
    return day === undefined ? [] : [{ day, from: match.index, to: match.index + match[0].length }];
  });
}

const monthOf = (name: string) => months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

function iso(year: string | undefined, month: number, day: string | undefined): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(day))
    return undefined;
  const written = date.toISOString().slice(0, 10);
  return Number(year) >= 1990 && Number(year) <= 2100 ? written : undefined;
}

const times = /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?\s?m\b\.?|\b(noon)\b/dgi;

/** All times of a text as `HH:MM`. */
export function timesIn(text: string): { time: string; from: number; to: number }[] {
  return [...text.matchAll(times)].flatMap((match) => {
    const [whole, hour, minute = '00', half, noon] = match;
    const place = { from: match.index, to: match.index + whole.length };
    if (noon !== undefined) return [{ time: '12:00', ...place }];
    const hours = Number(hour);
    if (hours < 1 || hours > 12 || Number(minute) > 59) return [];
    const of24 = (hours % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
    return [{ time: `${String(of24).padStart(2, '0')}:${minute}`, ...place }];
  });
}
