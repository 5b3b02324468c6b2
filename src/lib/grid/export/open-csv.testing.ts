/** Reads a CSV file like a spreadsheet: quotes, line ends, byte order mark, and apostrophes before formulas. */
export function openCsv(text: string): string[][] {
  const cells = [...text.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    lines.at(-1)?.push(plain.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
