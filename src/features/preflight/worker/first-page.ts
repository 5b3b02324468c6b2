/** What the first page of a document says. */
import { openPdf } from '@/lib/pdf/open-pdf';
import { findExhibits, findTitles } from './pleading';

/** A paper's title, and the label of the exhibit that begins; each undefined where the page has none. */
interface FirstPageSigns {
  title: string | undefined;
  exhibit: string | undefined;
}

/** Reads the first page. Rejects for what is no PDF. Transfers `bytes`: the caller can't read them afterwards. */
export async function readFirstPage(bytes: Uint8Array): Promise<FirstPageSigns> {
  const loading = openPdf(bytes);
  try {
    const pdf = await loading.promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    const page = { page: 1, lines: text.split('\n') };
    return { title: findTitles([page])[0]?.text, exhibit: findExhibits([page])[0]?.name };
  } finally {
    await loading.destroy();
  }
}
