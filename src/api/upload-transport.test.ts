import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { billingRequest, setBaseAddresses } from './backends';
import { CancelError, failureOf } from './errors';
import { setRunnerHooks } from './http';
import { uploadTransport } from './upload-transport';

/** Records the request, and lets the test respond. */
class FakeRequest {
  static last: FakeRequest;
  method = '';
  url = '';
  withCredentials = false;
  responseType = '';
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  body: unknown = 'not sent';
  isAborted = false;
  status = 200;
  statusText = '';
  response: ArrayBuffer | null = null;
  responseHeaders = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
    this.onloadend();
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  answer(given: Partial<Pick<FakeRequest, 'status' | 'statusText' | 'response' | 'responseHeaders'>>) {
    Object.assign(this, given);
    this.onload();
    this.onloadend();
  }
}

const url = 'https://billing.example/files';
const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text)).buffer;
const headers = () => new Headers({ 'content-type': 'application/pdf', accept: 'application/json' });

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it.each([
    ['include', true],
    ['omit', false],
  ] as const)('is sent as told, with credentials %s', (credentials, withCredentials) => {
    void uploadTransport(url, { method: 'PUT', headers: headers(), body: 'content', credentials }, () => {});
    expect(FakeRequest.last).toMatchObject({
      method: 'PUT',
      url,
      withCredentials,
      responseType: 'arraybuffer',
      headers: { 'content-type': 'application/pdf', accept: 'application/json' },
      body: 'content',
    });
  });

  it('is a POST without content by default', () => {
    void uploadTransport(url, { headers: headers() }, () => {});
    expect(FakeRequest.last).toMatchObject({ method: 'POST', body: null });
  });

  it('cannot send a stream', () => {
    void uploadTransport(url, { headers: headers(), body: new ReadableStream() }, () => {});
    expect(FakeRequest.last.body).toBeNull();
  });

  it('reports its progress', () => {
    const onProgress = vi.fn();
    void uploadTransport(url, { headers: headers() }, onProgress);
    FakeRequest.last.upload.onprogress?.({ loaded: 3, total: 7 });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({ sentBytes: 3, totalBytes: 7 });
  });

  it('gets a response as fetch does', async () => {
    const upload = uploadTransport(url, { headers: headers() }, () => {});
    FakeRequest.last.answer({
      status: 201,
      statusText: 'Created',
      response: bytes('{"fileId":"7"}'),
      responseHeaders: 'content-type:application/json \r\nx-link: https://files.example/7\nodd line\r\n: no name\r\n',
    });
    const response = await upload;
    expect(response).toMatchObject({ status: 201, statusText: 'Created' });
    expect([...response.headers]).toEqual([
      ['content-type', 'application/json'],
      ['x-link', 'https://files.example/7'],
    ]);
    expect(await response.json()).toEqual({ fileId: '7' });
  });

  it('gets a response without a body', async () => {
    const upload = uploadTransport(url, { headers: headers() }, () => {});
    FakeRequest.last.answer({ status: 204, response: bytes('') });
    expect((await upload).body).toBeNull();
  });

  it('gets a status that only servers can send', async () => {
    const upload = uploadTransport(url, { headers: headers() }, () => {});
    FakeRequest.last.answer({ status: 600, statusText: 'Odd', response: bytes('odd') });
    const response = await upload;
    expect(response).toMatchObject({ status: 600, statusText: 'Odd', ok: false });
    expect(await response.text()).toBe('odd');
  });

  it('fails without a response', async () => {
    const upload = uploadTransport(url, { headers: headers() }, () => {});
    FakeRequest.last.onerror();
    await expect(upload).rejects.toThrow(new TypeError('The upload failed.'));
  });
});

describe('giving up an upload', () => {
  it('aborts the request', async () => {
    const controller = new AbortController();
    const upload = uploadTransport(url, { headers: headers(), signal: controller.signal }, () => {});
    controller.abort();
    await expect(upload).rejects.toMatchObject({ name: 'AbortError', message: 'The upload was aborted.' });
    expect(FakeRequest.last.isAborted).toBe(true);
  });

  it('before it starts sends nothing', async () => {
    const request = vi.fn();
    vi.stubGlobal('XMLHttpRequest', request);
    const upload = uploadTransport(url, { headers: headers(), signal: AbortSignal.abort() }, () => {});
    await expect(upload).rejects.toHaveProperty('name', 'AbortError');
    expect(request).not.toHaveBeenCalled();
  });

  it('after its end does nothing', async () => {
    const controller = new AbortController();
    const upload = uploadTransport(url, { headers: headers(), signal: controller.signal }, () => {});
    FakeRequest.last.answer({ status: 204 });
    await upload;
    controller.abort();
    expect(FakeRequest.last.isAborted).toBe(false);
  });
});

describe('a call that reports its upload', () => {
  beforeEach(() => {
    const address = 'https://billing.example';
    setBaseAddresses({
      platform: address,
      billing: address,
      filing: address,
      integration: address,
      docketSync: address,
      processServing: address,
    });
    setRunnerHooks({ accessToken: () => 'abc', renewToken: async () => false });
  });

  it('goes through XMLHttpRequest', async () => {
    const onUploadProgress = vi.fn();
    const schema = z.object({ a: z.number() });
    const call = billingRequest('/files', { method: 'POST', body: new Blob(['%PDF']), schema, onUploadProgress });
    await vi.waitUntil(() => FakeRequest.last.url === url && FakeRequest.last.body instanceof Blob);
    expect(FakeRequest.last.headers).toMatchObject({ authorization: 'Bearer abc' });
    FakeRequest.last.upload.onprogress?.({ loaded: 4, total: 4 });
    FakeRequest.last.answer({ response: bytes('{"a":1}'), responseHeaders: 'content-type: application/json' });
    expect(await call).toEqual({ a: 1 });
    expect(onUploadProgress).toHaveBeenCalledWith({ sentBytes: 4, totalBytes: 4 });
  });

  it('is cancelled when it is given up', async () => {
    const call = billingRequest('/files', { method: 'POST', signal: AbortSignal.abort(), onUploadProgress: () => {} });
    await expect(call).rejects.toBeInstanceOf(CancelError);
  });

  it('fails with a status above 599', async () => {
    const call = billingRequest('/files', { method: 'POST', onUploadProgress: () => {} });
    await vi.waitUntil(() => FakeRequest.last.url === url && FakeRequest.last.body === null);
    FakeRequest.last.answer({ status: 600, response: bytes('odd') });
    await expect(call).rejects.toMatchObject({
      status: 600,
      message: 'Generic Error: status: 600; status text: ; body: odd',
    });
  });

  it('times out only when it makes no progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const call = billingRequest('/files', { method: 'POST', onUploadProgress: () => {} }).catch(ended);
    await vi.waitUntil(() => FakeRequest.last.url === url && FakeRequest.last.body === null);
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(29_000);
      FakeRequest.last.upload.onprogress?.({ loaded, total: 7 });
    }
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_001);
    await call;
    expect(failureOf(ended.mock.calls[0]?.[0]).kind).toBe('timed-out');
    vi.useRealTimers();
  });
});
