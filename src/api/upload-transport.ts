/** Sends a request through XMLHttpRequest, because fetch doesn't report upload progress. */
import { hasBody, scriptableStatus } from './errors';

/** Progress of an upload. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Like `fetch(url, init)`, with progress. Rejects with an AbortError when aborted. */
export function uploadTransport(
  url: string,
  init: Pick<RequestInit, 'method' | 'body' | 'signal' | 'credentials'> & { headers: Headers },
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    if (init.signal?.aborted) return aborted();
    const call = new XMLHttpRequest();
    call.open(init.method ?? 'POST', url);
    call.withCredentials = init.credentials === 'include';
    call.responseType = 'arraybuffer';
    for (const [name, value] of init.headers) call.setRequestHeader(name, value);
    call.upload.onprogress = (event) => onProgress({ sentBytes: event.loaded, totalBytes: event.total });
    const abort = () => call.abort();
    init.signal?.addEventListener('abort', abort);
    call.onloadend = () => init.signal?.removeEventListener('abort', abort);
    call.onload = () => resolve(toResponse(call));
    call.onerror = () => reject(new TypeError('The upload failed.'));
    call.onabort = aborted;
    call.send(init.body instanceof ReadableStream ? null : (init.body ?? null));
  });
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status, statusText } = call;
  const response = new Response(hasBody(status) ? call.response : null, {
    status: scriptableStatus(status),
    statusText,
    headers,
  });
  return response.status === status ? response : Object.defineProperty(response, 'status', { value: status });
}
