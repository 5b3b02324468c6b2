import { decodeExtended, parse } from 'content-disposition';

/** The file name in a Content-Disposition (RFC 6266). Prefers the encoded name, which some servers put in quotes. */
export function fileNameOf(disposition: string): string | undefined {
  const { parameters } = parse(disposition);
  const encoded = decodeExtended(parameters['filename*'] ?? '');
  return encoded ?? parameters.filename;
}
