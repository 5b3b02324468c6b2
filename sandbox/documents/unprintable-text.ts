import { unprintable } from './typeface.ts';

const mostNamed = 5;

/** Lists the first characters of a text that PDFs can't print, for a message; undefined if all can be. */
export async function unprintableText(text: string): Promise<string | undefined> {
  const missing = await unprintable(text);
  if (missing.length === 0) return undefined;
  return `${missing.slice(0, mostNamed).join(', ')}${missing.length > mostNamed ? ' …' : ''}`;
}
