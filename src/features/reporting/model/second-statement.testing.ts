/**
 * A second reading of statements, written from the specification (billing, §9) letter by letter, without the patterns
 * and the library of the first. Generated cases compare the two.
 */

/** Cents of a cell, negative for money given back; undefined if it is no amount. */
export function secondAmount(cell: string): number | undefined {
  let letters = [...cell].filter((letter) => letter.trim() !== '' && letter !== '$').join('');
  let isBack = false;
  let isMarked: 'CR' | 'DR' | undefined;
  const end = letters.slice(-2).toUpperCase();
  if (end === 'CR' || end === 'DR') {
    isMarked = end;
    letters = letters.slice(0, -2);
  }
  if (letters.startsWith('(') !== letters.endsWith(')')) return undefined;
  if (letters.startsWith('(')) {
    isBack = true;
    letters = letters.slice(1, -1);
  }
  const minus = ['-', '−', '–'];
  if (minus.includes(letters.charAt(0))) {
    isBack = true;
    letters = letters.slice(1);
  } else if (letters.startsWith('+')) letters = letters.slice(1);
  if (minus.includes(letters.at(-1) ?? '')) {
    isBack = true;
    letters = letters.slice(0, -1);
  }
  const cents = centsOf(letters);
  if (cents === undefined || cents > 1_000_000_000) return undefined;
  if (isMarked) isBack = isMarked === 'CR';
  return isBack && cents > 0 ? -cents : cents;
}

function centsOf(letters: string): number | undefined {
  const [whole = '', cents, ...more] = letters.split('.');
  if (more.length > 0) return undefined;
  if (cents !== undefined && (cents.length === 0 || cents.length > 2 || !isDigits(cents))) return undefined;
  if (whole === '') return cents?.length === 2 ? Number(cents) : undefined;
  const groups = whole.split(',');
  if (!groups.every(isDigits)) return undefined;
  const [first = '', ...rest] = groups;
  if (rest.length > 0 && (first.length > 3 || rest.some((group) => group.length !== 3))) return undefined;
  return Number(groups.join('')) * 100 + Number((cents ?? '').padEnd(2, '0'));
}

function isDigits(text: string): boolean {
  return text.length > 0 && [...text].every((letter) => letter >= '0' && letter <= '9');
}

/** The rows of a comma-separated file; a quoted cell may have commas, line breaks and doubled quotes. */
export function secondRows(file: string): string[][] {
  const rows: string[][] = [[]];
  let letters = [...file];
  while (letters.length > 0) {
    const isQuoted = letters[0] === '"';
    let cell = '';
    if (isQuoted) {
      letters = letters.slice(1);
      while (letters.length > 0 && !(letters[0] === '"' && letters[1] !== '"')) {
        cell += letters[0];
        letters = letters.slice(letters[0] === '"' ? 2 : 1);
      }
      letters = letters.slice(1);
    } else
      while (letters.length > 0 && letters[0] !== ',' && letters[0] !== '\n') {
        cell += letters[0];
        letters = letters.slice(1);
      }
    rows.at(-1)?.push(cell);
    if (letters[0] === '\n') rows.push([]);
    letters = letters.slice(1);
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
