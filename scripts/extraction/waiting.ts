/** How long requests wait while the sandbox reads papers. */
import { setTimeout } from 'node:timers/promises';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { Chance } from '../../sandbox/demo/orders/chance.ts';
import { issueAccessToken } from '../../sandbox/http/access-token.ts';
import { factsOf } from './facts.ts';
import { drawPaper } from './layouts.ts';
import { randomScan, scanned } from './scan.ts';

const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };

export interface Waits {
  /** Milliseconds of the longest. */
  passed: number;
  /** Milliseconds that the thread which answers worked meanwhile, at most: other work on the machine doesn't count. */
  worked: number;
  requests: number;
  /** Pages read meanwhile. */
  pages: number;
}

/** Reads three scans and three text files in a sandbox, which is asked for its orders meanwhile. */
export async function longestWait(): Promise<Waits> {
  const sandbox = await createSandbox({ storage: { kind: 'memory' } });
  const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
  const ask = async (path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await sandbox.fetch(
      new Request(`http://localhost/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const chance = new Chance(4_711);
  const fileIds: string[] = [];
  for (const layout of ['form', 'citation', 'caption'] as const) {
    const paper = await drawPaper[layout](factsOf(chance, 'IL'), chance);
    for (const each of [paper, await scanned(paper, randomScan(chance), chance)]) {
      const form = new FormData();
      form.set('FileUploadOptions', JSON.stringify({ purpose: 'filing' }));
      form.append('Files', new File([new Uint8Array(each.pdf)], `${layout}.pdf`, { type: 'application/pdf' }));
      const [stored] = await ask('/billing/services/us-platform/FileManager/local', form);
      fileIds.push(stored.fileId);
    }
  }
  const { extractionId } = await ask('/extraction/v1/extractions', { fileIds, purpose: 'process-serving' });
  const address = `/extraction/v1/extractions/${extractionId}`;
  const waits: { passed: number; worked: number }[] = [];
  const wait = async (path: string, body?: object) => {
    const [start, work] = [performance.now(), process.threadCpuUsage()];
    const answer = await ask(path, body);
    const { user, system } = process.threadCpuUsage(work);
    waits.push({ passed: performance.now() - start, worked: (user + system) / 1000 });
    return answer;
  };
  let reading: Reading;
  do {
    reading = await wait(address);
    await wait('/filing/Order/List', { top: 50, skip: 0 });
    await setTimeout(40);
  } while (reading.status === 'queued' || reading.status === 'reading');
  await sandbox.close();
  const pages = reading.files.reduce((sum, { pagesRead }) => sum + pagesRead, 0);
  // A slow machine reads fewer within the time of an extraction.
  if (pages === 0) throw new Error('No page was read.');
  const longest = (of: 'passed' | 'worked') => Math.max(...waits.map((each) => each[of]));
  return { passed: longest('passed'), worked: longest('worked'), requests: waits.length, pages };
}

interface Reading {
  status: string;
  files: { pagesRead: number }[];
}
