/** From cabinet and attributes to a reference, and to its mapping. */
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';

const opened = testSandbox();

const api = '/integration/v1';

async function ask(path: string, body?: unknown, as = 'ines.calder@example.com') {
  const answer = await opened.call(path, { body, as });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
}

/** Builds a reference to the cabinet's first matter, as the picker does. */
async function buildFirst(cabinet: Record<string, string | number>) {
  const at = (more: object) => {
    const { id, repositoryId, primaryAttributeId } = cabinet;
    return new URLSearchParams(
      Object.entries({ cabinetId: id, repositoryId, primaryAttributeId, ...more }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  };
  const info = await ask(`${api}/TopBannerApi/NetDocuments/Attributes?${at({})}`);
  const first = async (more: object) => {
    const query = at({ top: 50, skip: 0, searchTerm: '', ...more });
    const { items } = await ask(`${api}/TopBannerApi/NetDocuments/ScrollingAttributes?${query}`);
    return items.find(({ id }: { id: string }) => id !== '-1');
  };
  const parent = info.hasParentAttribute ? await first({ searchingChildAttributes: false }) : undefined;
  const primary = info.hasPrimaryAttribute
    ? await first(parent ? { searchingChildAttributes: true, selectedParentAttributeValue: parent.id } : {})
    : undefined;
  return ask(`${api}/TopBannerApi/NetDocuments/BuildMatterReference`, {
    cabinetId: cabinet.id,
    cabinetName: cabinet.name,
    organizingAttributeId: cabinet.organizingAttributeId,
    ...(parent ? { parentAttributeValue: parent.id, parentAttributeName: parent.desc } : {}),
    ...(primary
      ? {
          primaryAttributeId: cabinet.primaryAttributeId,
          primaryAttributeValue: primary.id,
          primaryAttributeName: primary.desc,
        }
      : {}),
  });
}

test('a reference built in each cabinet leads to its mapping', async () => {
  const { cabinets } = await ask(`${api}/TopBannerApi/NetDocuments/Cabinets`);
  expect(cabinets).toHaveLength(3);
  for (const cabinet of cabinets) {
    const built = await buildFirst(cabinet);
    const { clientReference, matterReference, retailerReference } = built;
    const made = await ask('/integration/v2/mappings', {
      mapping: { clientReference, matterId: matterReference },
      version: 2,
    });
    const found = await ask(`/integration/v2/mappings/${made.mappingId}`);
    expect(JSON.parse(found.json)).toMatchObject({
      ClientReference: clientReference,
      MatterReference: matterReference,
      RetailerReference: retailerReference,
      RetailerCode: 'NETDOCS',
    });
    const byReference = await ask(`/integration/v2/mappings?${new URLSearchParams({ clientReference })}`);
    expect(byReference.map(({ mappingId }: { mappingId: string }) => mappingId)).toContain(made.mappingId);
  }
});

test('a matter with a mapping always leads to that mapping', async () => {
  const { cabinets } = await ask(`${api}/TopBannerApi/NetDocuments/Cabinets`);
  const cabinet = cabinets.find(({ name }: { name: string }) => name === 'Litigation');
  const built = await ask(`${api}/TopBannerApi/NetDocuments/BuildMatterReference`, {
    cabinetId: cabinet.id,
    cabinetName: cabinet.name,
    organizingAttributeId: cabinet.organizingAttributeId,
    parentAttributeValue: 'NYM',
    parentAttributeName: 'Ida Nyman',
    primaryAttributeId: cabinet.primaryAttributeId,
    primaryAttributeValue: '20417',
    primaryAttributeName: 'Nyman v. Castellan',
  });
  const [known] = await ask('/integration/v2/mappings?clientReference=20417-Nyman');
  const made = await ask('/integration/v2/mappings', {
    mapping: { clientReference: built.clientReference, matterId: built.matterReference },
    version: 2,
  });
  expect(made.mappingId).toBe(known.mappingId);
});
