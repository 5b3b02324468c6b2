import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { flNewCase } from '../../../tests/florida.ts';
import { accounts, complaint, newCase, noraMarlow, uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import type { NewCaseContent } from '../../generated/filing/schemas.ts';
import type { FilingTemplate } from '../../generated/workspace/schemas.ts';

const backend = testSandbox();
const theo = 'theo.finch@example.com';
const priya = 'priya.raman@example.com';
const ines = 'ines.calder@example.com';

async function saveDraft(differing: Partial<NewCaseContent> = {}): Promise<number> {
  const lead = await uploadPdf(backend.sandbox.db);
  const content = newCase(lead, differing);
  const saved = await backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
  expect(saved.status, await saved.clone().text()).toBe(200);
  return (await saved.json()).orderId;
}

const create = (orderId: number, name: string, as?: string, idempotencyKey: string = randomUUID()) =>
  backend.call('/workspace/v1/templates', { body: { orderId, name, idempotencyKey }, as });
const change = (method: string, path: string, as?: string, body?: unknown) =>
  backend.call(`/workspace/v1/templates/${path}`, { method, as, body });
const list = async (as?: string): Promise<FilingTemplate[]> =>
  (await backend.call('/workspace/v1/templates', { as })).json();

async function template(name: string, as?: string): Promise<FilingTemplate> {
  const response = await create(await saveDraft(), name, as);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

describe('a template', () => {
  test('keeps what repeats, and nothing of the case, of its documents or of the account', async () => {
    const lead = await uploadPdf(backend.sandbox.db);
    const secret = complaint(lead, { id: randomUUID(), security: 'sealed', description: 'Minor’s name' });
    const orderId = await saveDraft({
      caseTypeCode: '70110',
      crossReferences: [
        { code: '61500', value: '48213' },
        { code: '61510', value: 'AG-77' },
      ],
      filings: [
        complaint(lead, { commentsToClerk: 'For Ortega', courtesyCopyEmails: ['client@else.example'] }),
        secret,
      ],
      contactEmail: 'client@else.example',
    });
    const saved: FilingTemplate = await (await create(orderId, 'Contract complaint')).json();
    expect(saved).toMatchObject({
      state: 'IL',
      filingFlow: 'new-case',
      createdBy: { name: 'Nora Marlow' },
      content: {
        court: { code: 'lakemoor:cv1' },
        caseType: { code: '70110', name: 'Contract - Over $50,000' },
        crossReferences: [{ code: '61500', value: '48213' }],
        parties: [
          { kind: 'person', isFilingParty: true, attorneys: [{ code: noraMarlow, name: 'Nora Marlow' }] },
          { kind: 'organization', isFilingParty: false },
        ],
        filings: [{ action: 'EFile', filingType: { code: '40100' }, attorney: { code: noraMarlow } }],
      },
    });
    const text = JSON.stringify(saved);
    for (const own of ['Ortega', 'Lakeshore', 'AG-77', 'else.example', lead.fileId, accounts.visa, '12400', 'Minor'])
      expect(text).not.toContain(own);
  });

  test('of a Florida filing keeps its division, case type, documents and jury demand', async () => {
    const lead = await uploadPdf(backend.sandbox.db);
    const made = await backend.call('/filing/Granicus/FL/FlDrafts', { body: { content: flNewCase(lead) } });
    const { orderId } = await made.json();
    const saved: FilingTemplate = await (await create(orderId, 'Contract in Orange')).json();
    expect(saved).toMatchObject({
      state: 'FL',
      content: {
        court: { code: 'orange' },
        caseCategory: { code: 'circuit-civil' },
        caseType: { code: 'ct-contract' },
        fields: [{ key: 'isJuryTrialDemanded', value: 'true' }],
        parties: [{ partyType: { code: 'PLT' }, isFilingParty: true }, { partyType: { code: 'DFT' } }],
        filings: [{ filingType: { code: 'dc-complaint' } }],
      },
    });
    for (const own of ['Delacroix', 'Citrus Bay', '82000', lead.fileId])
      expect(JSON.stringify(saved)).not.toContain(own);
  });

  test('is the firm’s, and one for a key', async () => {
    const orderId = await saveDraft();
    const key = randomUUID();
    const first = await (await create(orderId, 'Once', undefined, key)).json();
    expect(await (await create(orderId, 'Once', undefined, key)).json()).toEqual(first);
    expect((await list(theo)).map(({ name }) => name)).toContain('Once');
    expect(await list(ines)).toEqual([]);
    expect((await create(orderId, 'Stolen', ines)).status).toBe(404);
  });

  test('has a name of its own, and a court', async () => {
    const orderId = await saveDraft();
    await create(orderId, 'Taken');
    expect(await (await create(orderId, ' TAKEN ')).json()).toMatchObject({ status: 409, code: 'template-exists' });
    expect(await (await create(orderId, '  ')).json()).toMatchObject({ status: 422, code: 'name-required' });
    const bare = await backend.call('/filing/Tyler/IL/Drafts/New-Case', {
      body: {
        content: { crossReferences: [], procedureRemedyCodes: [], disclaimerCodes: [], parties: [], filings: [] },
      },
    });
    const { orderId: withoutCourt } = await bare.json();
    expect((await create(withoutCourt, 'No court')).status).toBe(422);
  });

  test('is changed by its maker and by administrators alone, and a deletion is undone', async () => {
    const { templateId } = await template('Theo’s', theo);
    expect((await list(priya)).find((each) => each.templateId === templateId)?.mayChange).toBe(false);
    expect((await list()).find((each) => each.templateId === templateId)?.mayChange).toBe(true);
    expect((await change('PATCH', templateId, priya, { name: 'Mine' })).status).toBe(403);
    expect((await change('DELETE', templateId, priya)).status).toBe(403);
    expect((await change('DELETE', templateId, ines)).status).toBe(404);
    expect(await (await change('PATCH', templateId, theo, { name: 'Renamed' })).json()).toMatchObject({
      name: 'Renamed',
    });
    expect((await change('DELETE', templateId)).status).toBe(204);
    expect((await change('DELETE', templateId)).status).toBe(204);
    expect((await change('PATCH', templateId, theo, { name: 'Gone' })).status).toBe(404);
    expect((await list()).some((each) => each.templateId === templateId)).toBe(false);
    expect((await change('POST', `${templateId}/restore`, theo)).status).toBe(200);
    expect((await list()).find((each) => each.templateId === templateId)?.name).toBe('Renamed');
  });

  test('isn’t restored over another of its name', async () => {
    const { templateId } = await template('Twice');
    await change('DELETE', templateId);
    await template('Twice');
    expect((await change('POST', `${templateId}/restore`)).status).toBe(409);
  });
});
