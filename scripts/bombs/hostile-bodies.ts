/** Bodies that are no requests, and what each must be answered with. */

export interface HostileBody {
  name: string;
  path: string;
  type: string;
  body: Uint8Array<ArrayBuffer> | (() => ReadableStream);
  status: number;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const upload = '/billing/services/us-platform/FileManager/local';
const search = '/billing/services/us-platform/Order/Search';
const json = 'application/json';
const form = 'multipart/form-data; boundary=b';

/** Megabytes of spaces, made as they are read. */
const spaces = (megabytes: number) => {
  let left = megabytes;
  return new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(1_000_000).fill(32)) : controller.close()),
  });
};

/** A form of many parts, or of one that never ends. */
const parts = (count: number, name: string, content: string) =>
  `${`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`.repeat(count)}--b--`;

/** Ten of them. */
export function hostileBodies(): HostileBody[] {
  return [
    { name: 'lists nested 50,000 deep', path: search, type: json, body: bytes('['.repeat(50_000)), status: 400 },
    {
      name: 'objects nested 50,000 deep',
      ...{ path: search, type: json, status: 400 },
      body: bytes(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
    },
    {
      name: 'whole lists nested 50,000 deep',
      ...{ path: search, type: json, status: 400 },
      body: bytes(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    },
    { name: '200 MB of JSON', path: search, type: json, body: () => spaces(200), status: 413 },
    {
      name: 'a hundred thousand fields',
      ...{ path: search, type: json, status: 400 },
      body: bytes(`{"top":"x",${Array.from({ length: 100_000 }, (_, place) => `"f${place}":1`).join(',')}}`),
    },
    { name: 'JSON under another name', path: search, type: 'application/jsonx', body: bytes('{}'), status: 415 },
    {
      name: 'bytes that are no text',
      path: search,
      type: json,
      body: new Uint8Array(1_000_000).fill(255),
      status: 400,
    },
    {
      name: 'a name that is a prototype',
      ...{ path: search, type: json, status: 400 },
      body: bytes('{"__proto__":{"top":1},"constructor":{"prototype":{"skip":1}},"top":-1}'),
    },
    {
      name: 'a form of fifty thousand parts',
      ...{ path: upload, type: form, status: 400 },
      body: bytes(parts(50_000, 'Files', 'x')),
    },
    {
      name: 'a form that never ends',
      ...{ path: upload, type: form, status: 400 },
      body: bytes(parts(1, 'Files', 'x'.repeat(30_000_000)).slice(0, -5)),
    },
  ];
}
