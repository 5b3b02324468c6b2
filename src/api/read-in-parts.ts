/** Reads the body of an answer part by part, to tell how far it has come. */

/** How far a download is. */
export interface DownloadProgress {
  receivedBytes: number;
  /** Undefined where the answer does not tell. */
  totalBytes: number | undefined;
}

/** As `response.blob()`. Rejects as that does when the request is aborted or the connection breaks. */
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

/** What is packed on its way is longer when it is unpacked: its length says nothing of what is read. */
function lengthOf({ headers }: Response): number | undefined {
  const length = Number(headers.get('content-length'));
  return length > 0 && !headers.has('content-encoding') ? length : undefined;
}
