/** A paper that the sandbox has read, for the page that shows what was found on it. */
import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { Chance } from '../../sandbox/demo/orders/chance.ts';
import { factsOf } from '../extraction/facts.ts';
import { drawPaper } from '../extraction/layouts.ts';

const stored = z.tuple([z.object({ fileId: z.string() })]);
const extraction = z.object({ extractionId: z.string(), status: z.string() });

/** Uploads a paper of a court in Illinois as the signed-in person and waits until it is read; returns the reading's ID. */
export async function readPaper(request: APIRequestContext, origin: string): Promise<string> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  const { pdf } = await drawPaper.form(factsOf(new Chance(1), 'IL'), new Chance(1));
  const Files = { name: 'Summons.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
  const upload = await request.post(`${origin}/api/billing/services/us-platform/FileManager/local`, {
    headers,
    multipart: { FileUploadOptions: JSON.stringify({ purpose: 'filing' }), Files },
  });
  const [{ fileId }] = stored.parse(await upload.json());
  const extractions = `${origin}/api/extraction/v1/extractions`;
  const started = await request.post(extractions, {
    headers,
    data: { fileIds: [fileId], state: 'IL', purpose: 'process-serving' },
  });
  const { extractionId } = extraction.parse(await started.json());
  const status = async () =>
    extraction.parse(await (await request.get(`${extractions}/${extractionId}`, { headers })).json()).status;
  await expect.poll(status, { timeout: 60_000 }).not.toMatch(/^(queued|reading)$/);
  return extractionId;
}
