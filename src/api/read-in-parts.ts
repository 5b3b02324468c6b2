/** Reads a response body in chunks, to report progress. */

/** Progress of a download. */
export interface DownloadProgress {
  receivedBytes: number;
  /** Undefined if unknown. */
  totalBytes: number | undefined;
}

/** Like `response.blob()`, with progress. Also rejects when the request is aborted or the connection is lost. */
export async function readInParts(response: Response, onProgress: (progress: DownloadProgress) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return response.blob();
  const totalBytes = lengthOf(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  onProgress({ receivedBytes, totalBytes });
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    receivedBytes += part.value.byteLength;
    onProgress({ receivedBytes, totalBytes });
  }
  return new Blob(parts, { type });
}

/** Content-Length is the compressed size, so it is ignored for encoded responses. */
function lengthOf({ headers }: Response): number | undefined {
  const length = Number(headers.get('content-length'));
  return length > 0 && !headers.has('content-encoding') ? length : undefined;
}
