/** Papers as other firms file them: a fit motion, and one for each reason why clerks send papers back. */
import { PDFDocument, PDFHexString, PDFName, StandardFonts } from 'pdf-lib';

/** The case of all of them. */
export const caseNumber = '2026-CA-001234';

interface Paper {
  name: string;
  /** Of 100 filings at a court, about so many have it. */
  share: number;
  lines: readonly string[];
  size?: [number, number];
  /** Lines of the second page. */
  second?: readonly string[];
  /** Drawn instead of text, like a scan. */
  isPicture?: boolean;
  hasBookmarks?: boolean;
}

const caption = (number: string) => [
  'IN THE CIRCUIT COURT',
  'ELENA ORTEGA, Plaintiff,',
  'v.',
  'LAKESHORE HOLDINGS LLC, Defendant.',
  `Case No. ${number}`,
];
const signature = ['Respectfully submitted,', '/s/ Nora Marlow'];
const motion = [...caption(caseNumber), 'MOTION TO COMPEL', 'The plaintiff moves for an order.', ...signature];

export const papers: readonly Paper[] = [
  { name: 'fit', share: 84, lines: motion },
  { name: 'number', share: 4, lines: [...motion, 'Her Social Security number is 412-55-6789.'] },
  { name: 'unsigned', share: 3, lines: motion.filter((line) => !signature.includes(line)) },
  { name: 'other-size', share: 2, lines: motion, size: [595, 842] },
  { name: 'scan', share: 3, lines: [], isPicture: true },
  {
    name: 'exhibits',
    share: 2,
    lines: motion,
    second: ['EXHIBIT A'],
  },
  { name: 'other-case', share: 2, lines: [...caption('2025-CA-009876'), ...motion.slice(5)] },
];

/** The paper as a PDF, the same on every run. */
export async function drawPaper({ lines, size = [612, 792], second, isPicture }: Paper): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage(size);
  if (isPicture) page.drawRectangle({ x: 72, y: 72, width: 300, height: 500 });
  const write = (texts: readonly string[], on = page) => {
    for (const [index, line] of texts.entries()) on.drawText(line, { x: 72, y: 660 - index * 24, size: 12, font });
  };
  write(lines);
  for (const text of second ?? []) {
    write([text], pdf.addPage(size));
    write([text.replace('A', 'B')], pdf.addPage(size));
  }
  pdf.context.trailerInfo.ID = pdf.context.obj([PDFHexString.of('00'), PDFHexString.of('00')]);
  pdf.catalog.set(PDFName.of('Lang'), PDFHexString.fromText('en-US'));
  return pdf.save({ useObjectStreams: false });
}
