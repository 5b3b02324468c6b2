import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { matterFiles } from '../../db/schema/matter-records.ts';

const opened = testSandbox();
const theo = 'theo.finch@example.com';
const maren = 'maren.harrow@example.com';

async function call(path: string, { body, as }: { body?: unknown; as?: string } = {}) {
  const response = await opened.call(`/integration/v1${path}`, { body, ...(as ? { as } : {}) });
  return { status: response.status, body: await response.json() };
}

const setHealth = (status: string) =>
  opened.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/integrations/health`, {
      method: 'PUT',
      body: JSON.stringify({ integrationName: 'clio', status }),
    }),
  );

test('a matter names its client, the other side of its caption and its responsible attorney', async () => {
  const { body } = await call('/integrations/clio/matters/1503201/people');
  expect(body).toMatchObject({ displayName: '00015-Ortega', client: 'Ana Ortega', status: 'Open' });
  expect(body.contacts.slice(0, 2)).toMatchObject([
    { role: 'client', kind: 'person', firstName: 'Ana', lastName: 'Ortega' },
    { role: 'opposing-party', kind: 'organization', name: 'Lakeshore Holdings LLC' },
  ]);
  expect(body.responsibleAttorney).toBeTruthy();
  expect((await call('/integrations/clio/matters/1503201/people')).body).toEqual(body);
  // A folder of matters has no people.
  expect((await call('/integrations/clio/matters/group-7/people')).status).toBe(404);
  expect((await call('/integrations/filevine/matters/F-88120/people')).status).toBe(401);
});

test('Clio returns the same matter, contact and document by number', async () => {
  const detail = await call('/TopBannerApi/Clio/MatterDetail/1503201');
  expect(detail.body).toMatchObject({ client: 'Ana Ortega', status: 'Open' });
  const contact = await call(`/TopBannerApi/Clio/Contact/${detail.body.clientContactId}`);
  expect(contact.body).toMatchObject({ type: 'Person', name: 'Ana Ortega', lastName: 'Ortega' });
  expect((await call('/TopBannerApi/Clio/Contact/15032019')).status).toBe(404);
  const [file] = await opened.sandbox.db.select().from(matterFiles).where(eq(matterFiles.name, 'Answer.pdf')).limit(1);
  const document = await call(`/TopBannerApi/Clio/Document/${file?.documentNumber}`);
  expect(document.body).toMatchObject({ name: 'Answer.pdf', contentType: 'application/pdf' });
  expect((await call('/TopBannerApi/Clio/Document/99999999')).status).toBe(404);
  expect((await call('/TopBannerApi/Clio/UserInfo')).body).toMatchObject({ firmName: 'Marlow & Finch LLP' });
  for (const other of ['MyCase/UserInfo', 'MyCase/FirmInfo', 'NetDocuments/UserInfo'])
    expect((await call(`/TopBannerApi/${other}`)).body.code).toBe('integration-unauthorized');
  expect((await call('/FileManagerApi/IManage/getMatterName/A/A!1')).status).toBe(401);
});

test('a matter is checked before an order: closed, gone, its category and its folder', async () => {
  const validate = async (body: object) => (await call('/integrations/clio/validate', { body })).body;
  expect(await validate({ matterReference: '1503201' })).toEqual({ isValid: true, issues: [] });
  expect((await validate({ matterReference: '1503206' })).issues[0].code).toBe('matter-closed');
  expect((await validate({ matterReference: 'gone' })).issues[0].code).toBe('matter-not-found');
  const both = await validate({ matterReference: '1503201', expenseCategoryId: 'x', folderId: 'x' });
  expect(both.issues.map(({ field }: { field: string }) => field)).toEqual(['expenseCategoryId', 'folderId']);
  const other = await call('/integrations/neos/validate', { body: { matterReference: 'N-3301' } });
  expect(other.body.issues[0].code).toBe('not-connected');
});

test('documents of a matter are attached one by one, the same version once', async () => {
  const all = await call('/FileManagerApi/GetAllDocuments?retailerReference=1503201');
  const { documentId } = all.body.find(({ name }: { name: string }) => name === 'Answer.pdf');
  const attach = async () =>
    (
      await call('/FileManagerApi/1503201/documents/DownloadDocAndAttachToAttachmentTable', {
        body: [
          { documentId, name: 'Answer.pdf' },
          { documentId: 'gone', name: 'Gone.pdf' },
        ],
      })
    ).body;
  const first = await attach();
  expect(first).toMatchObject([{ status: 'attached' }, { status: 'failed', message: 'The file does not exist.' }]);
  expect(await attach()).toEqual(first);
});

test('administrators set up Clio’s menu and connect the firm; a connection is renewed while it lives', async () => {
  expect((await call('/Menu/clio', { body: { cms: 'clio' }, as: theo })).status).toBe(403);
  const menu = await call('/Menu/clio', { body: { cms: 'clio' } });
  expect(menu.body[0]).toMatchObject({ uiReference: 'matters/show' });
  const page = await opened.sandbox.fetch(new Request('http://127.0.0.1:5173/sandbox/embed?retailer=clio'));
  expect(await page.text()).toContain('File with Benchfile: 00015-Ortega');

  expect((await call('/Auth/clio/clientToken?code=x', { as: theo })).status).toBe(403);
  expect((await call('/Auth/clio/clientToken?code=x')).status).toBe(401);

  const renew = (integrationName: string, as = theo) => call('/ProviderToken', { body: { integrationName }, as });
  expect((await renew('clio')).body).toMatchObject({ isConnected: true, connectedAs: theo });
  expect((await renew('neos')).status).toBe(404);
  expect((await renew('neos', maren)).status).toBe(401);
  await setHealth('down');
  expect((await renew('clio')).body.code).toBe('integration-down');
  expect((await call('/integrations/clio/matters/1503201/people')).status).toBe(503);
  await setHealth('healthy');
});
