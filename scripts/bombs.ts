/**
 * `npm run test:bombs`: sends hostile PDFs and bodies to a sandbox of its own. Each must be refused, within a second and
 * with at most 300 MB more memory than before, and the sandbox must answer afterwards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { clients, users } from '../sandbox/db/schema/platform.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { readPdf } from '../sandbox/simulators/clerk-review/read-pdf.ts';
import { hostileBodies } from './bombs/hostile-bodies.ts';
import { hostilePage, hostilePdfs } from './bombs/hostile-pdfs.ts';

const longest = 1000;
const most = 300;
const origin = 'http://localhost:5173/api';

const sandbox = await createSandbox({ storage: { kind: 'memory' } });
const [nora] = await sandbox.db
  .select()
  .from(users)
  .innerJoin(clients, eq(users.clientId, clients.clientId))
  .where(eq(users.userName, 'nora.marlow@example.com'));
if (!nora) throw new Error('The demo has no Nora Marlow.');
const token = await issueAccessToken(sandbox, { ...nora.users, retailerId: nora.clients.retailerId });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  sandbox.fetch(
    new Request(`${origin}${path}`, {
      ...{ method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    }),
  );

/** The most memory since `forgetPeak`, in MB. */
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
const forgetPeak = () => writeFileSync('/proc/self/clear_refs', '5');
let failed = 0;

async function explode(name: string, send: () => Promise<{ status: number }>, isRefused: (status: number) => boolean) {
  globalThis.gc?.();
  forgetPeak();
  const before = peak();
  const started = performance.now();
  const { status } = await send();
  const took = performance.now() - started;
  const more = peak() - before;
  const faults = [
    ...(isRefused(status) ? [] : [`answered ${status}`]),
    ...(took > longest ? ['too slow'] : []),
    ...(more > most ? ['too much memory'] : []),
  ];
  if (faults.length > 0) failed += 1;
  console.log(`${name}: ${status}, ${took.toFixed(0)} ms, ${more.toFixed(0)} MB ${faults.join(', ')}`);
}

for (const [name, pdf] of hostilePdfs()) {
  const form = new FormData();
  form.append('Files', new File([new Uint8Array(pdf)], 'bomb.pdf', { type: 'application/pdf' }));
  form.append('FileUploadOptions', JSON.stringify({ purpose: 'filing' }));
  const send = () => post('/billing/services/us-platform/FileManager/local', form);
  await explode(`${name} (${(pdf.length / 1e6).toFixed(2)} MB)`, send, (status) => status === 422);
}
const page = hostilePage();
const readPage = async () => {
  const read = await readPdf(page);
  return { status: typeof read === 'object' && read.pages[0]?.text === '' ? 200 : 500 };
};
await explode('a page of 1.5 GB, as the clerk reads it', readPage, (status) => status === 200);
for (const { name, path, type, body, status } of hostileBodies())
  await explode(
    name,
    () => post(path, typeof body === 'function' ? body() : body, { 'content-type': type }),
    (answered) => answered === status,
  );

const alive = await post('/billing/services/us-platform/Order/Search', '{"top":1,"skip":0}', {
  'content-type': 'application/json',
});
if (!alive.ok) throw new Error('The sandbox no longer answers.');
await sandbox.close();
console.log(failed === 0 ? 'All were refused in time and memory.' : `${failed} were not.`);
process.exit(failed === 0 ? 0 : 1);
