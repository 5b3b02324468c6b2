/**
 * No trace of the password and the one-time code of an account with PACER: refused, asked for its code and accepted, then
 * looked for in every place that could have kept one. The client code is on statements and receipts, but in no address,
 * storage, log or report.
 */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import { monitoringReports } from '../sandbox/db/schema/control.ts';
import { docketCredentials } from '../sandbox/db/schema/dockets.ts';
import { oneTimeCode } from '../sandbox/services/docket-sync/provider-access.ts';
import { captureError } from '../src/lib/monitoring/monitoring.ts';
import { appUnderTest } from './render-app.tsx';
import { standsAlone, tablesWith } from './tables-with.ts';
import { textOf, watchTraces } from './traces.ts';

const app = appUnderTest();
const userName = 'trace-mfa';
const password = 'Kestrel7~Quarry';
const clientCode = 'ZINNIA-4471';

it('leaves no trace of an account’s password and code', { timeout: 60_000 }, async () => {
  const { sandbox } = app.backend;
  const traces = watchTraces(app);
  const answers: string[] = [];
  const fetchNow = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await fetchNow(input, init);
    answers.push(`${response.url} ${JSON.stringify([...response.headers])} ${await response.clone().text()}`);
    return response;
  };
  const rendered = await app.renderApp('/docket-sync/pacer/login');
  const { user } = rendered;
  const field = (label: RegExp) => screen.findByLabelText(label);
  const save = async () => user.click(screen.getByRole('button', { name: 'Save account' }));
  await user.type(await field(/^User name/), userName);
  await user.type(await field(/^Password/), password);
  await user.type(await field(/^Client code/), clientCode);
  await sandbox.faults.replace([faultSchema.parse({ operationId: 'saveDocketCredential', status: 500, times: 1 })]);
  await save();
  await screen.findByRole('alert');
  await save();
  const code = oneTimeCode(userName, sandbox.clock.now());
  await user.type(await field(/^One-time code/), code === '000000' ? '000001' : '000000');
  await save();
  await screen.findByText('The one-time code is wrong or has expired.');
  await user.type(await field(/^One-time code/), code);
  await save();
  await screen.findByText(`Accepted`, { exact: false });
  await waitFor(async () =>
    expect(await sandbox.db.select().from(docketCredentials)).toContainEqual(
      expect.objectContaining({ userName, clientCode }),
    ),
  );
  captureError(new Error(`Request failed for ${rendered.place()}`), 'render');
  await rendered.router.navigate({ to: '/docket-sync' });
  await screen.findByRole('heading', { level: 1, name: 'Dockets' });
  await waitFor(async () => expect(await sandbox.db.$count(monitoringReports)).toBeGreaterThan(0), { timeout: 15_000 });
  globalThis.fetch = fetchNow;

  const places = await traces.places(rendered);
  expect(textOf(places.requests)).toContain('/Credential');
  expect(answers.join('\n')).toContain(userName);
  for (const [place, held] of Object.entries({ ...places, answers })) {
    expect(textOf(held), `the password in ${place}`).not.toContain(password);
    expect(textOf(held), `the code in ${place}`).not.toMatch(standsAlone(code));
  }
  const { caches: _, mails: _mails, ...further } = places;
  for (const [place, held] of Object.entries(further))
    expect(textOf(held), `the client code in ${place}`).not.toContain(clientCode);
  expect(await tablesWith(sandbox, password)).toEqual([]);
  expect(await tablesWith(sandbox, code, { alone: true })).toEqual([]);
  expect(await tablesWith(sandbox, clientCode)).toEqual(['public.docket_credentials']);
});
