/** The demo firms' matters, their mappings, and people's connections. */
import { bulkInsert } from '../db/bulk-insert.ts';
import { integrationConnections, mappings, matters, netDocumentsCabinets } from '../db/schema/integration.ts';
import {
  estatesCabinet,
  inventMatters,
  litigationCabinet,
} from '../simulators/practice-management/invented-matters.ts';
import type { DemoStep } from './demo-step.ts';

/** A demo matter. `retailerReference` is missing for a firm without a connected system. */
export interface DemoMatter {
  clientId: number;
  mappingId: string;
  clientReference: string;
  /** The matter's name on orders and fees. */
  title: string;
  matterReference: string;
  retailerReference?: string;
  retailerCode: string;
  state: string;
  status: 'Open' | 'Pending' | 'Closed';
  clientName: string;
  /** Days since it was opened. */
  openedDaysAgo: number;
  parentReference?: string;
}

const mappingIdOf = (number: number) => `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

function clio(number: number, reference: string, title: string, clientName: string, state: string, daysAgo: number) {
  const matterReference = String(1503200 + number);
  return {
    clientId: 1,
    mappingId: mappingIdOf(number),
    clientReference: reference,
    title,
    matterReference,
    retailerReference: matterReference,
    retailerCode: 'clio',
    state,
    status: 'Open',
    clientName,
    openedDaysAgo: daysAgo,
  } satisfies DemoMatter;
}

function unconnected(number: number, reference: string, title: string, clientName: string, daysAgo: number) {
  return {
    clientId: 2,
    mappingId: mappingIdOf(number),
    clientReference: reference,
    title,
    matterReference: '',
    retailerCode: 'itk',
    state: 'IL',
    status: 'Open',
    clientName,
    openedDaysAgo: daysAgo,
  } satisfies DemoMatter;
}

/** The client code starts the name: `NYM`. */
function netDocuments(number: number, reference: string, title: string, clientName: string, daysAgo: number) {
  const [matter, name = ''] = reference.split('-');
  const code = name.slice(0, 3).toUpperCase();
  return {
    clientId: 3,
    mappingId: mappingIdOf(number),
    clientReference: reference,
    title,
    matterReference: `${litigationCabinet}|2|${code}|${matter}`,
    retailerReference: `${litigationCabinet}|${code}|${matter}`,
    retailerCode: 'NETDOCS',
    state: 'CA',
    status: 'Open',
    clientName,
    openedDaysAgo: daysAgo,
    parentReference: `${litigationCabinet}|1|${code}`,
  } satisfies DemoMatter;
}

/** The third firm's cabinets: by client and matter, by matter only, and without attributes. */
const cabinets = [
  { cabinetId: litigationCabinet, name: 'Litigation', parentAttributeId: 1, primaryAttributeId: 2 },
  { cabinetId: estatesCabinet, name: 'Trusts and estates', parentAttributeId: 0, primaryAttributeId: 2 },
  { cabinetId: 'NG-3B8TT1XA', name: 'Administration', parentAttributeId: 0, primaryAttributeId: 0 },
].map((cabinet) => ({
  ...cabinet,
  clientId: 3,
  repositoryId: 'CA-CW01',
  organizingAttributeId: cabinet.primaryAttributeId,
}));

/** A folder in the first firm's system. It holds a matter and can't be selected. */
const estatesFolder = 'group-7';

export const demoMatters: readonly DemoMatter[] = [
  clio(1, '00015-Ortega', 'Ortega v. Lakeshore Holdings LLC', 'Ana Ortega', 'IL', 320),
  { ...clio(2, '00022-Pryce', 'Estate of Helen Pryce', 'Owen Pryce', 'IL', 505), parentReference: estatesFolder },
  clio(3, '00031-Brightwater', 'Brightwater Marine Inc. v. Dunmore Docks LLC', 'Brightwater Marine Inc.', 'IL', 410),
  clio(4, '00047-Castellano', 'In re Marriage of Castellano', 'Mara Castellano', 'TX', 260),
  {
    ...clio(5, '00052-Verity', 'Verity Textiles Co. v. Holloway', 'Verity Textiles Co.', 'GA', 190),
    status: 'Pending',
  },
  { ...clio(6, '00008-Nakata', 'Nakata v. Sundial Transit Authority', 'Ren Nakata', 'NV', 540), status: 'Closed' },
  unconnected(7, 'AG-1104-Lindqvist', 'Lindqvist v. Prairie Mutual Insurance Co.', 'Sten Lindqvist', 380),
  unconnected(8, 'AG-1131-Fairweather', 'Fairweather v. Halden Orthopedics LLC', 'Joss Fairweather', 150),
  unconnected(
    9,
    'AG-1147-Rosewood',
    'Rosewood Condominium Association v. Abara',
    'Rosewood Condominium Association',
    95,
  ),
  netDocuments(10, '20417-Nyman', 'Nyman v. Castellan Properties Inc.', 'Ida Nyman', 430),
  netDocuments(11, '20433-Sorrento', 'Sorrento Vineyards LP v. Hale Bottling Co.', 'Sorrento Vineyards LP', 285),
  netDocuments(12, '20458-Quill', 'In re Quill Family Trust', 'Beatrix Quill', 120),
];

/** Matters in a firm's system without orders. */
export const untouchedMatters = [
  {
    clientId: 4,
    matterReference: 'N-3301',
    displayName: 'Abernathy',
    description: 'Abernathy v. Coastal Freight Inc.',
  },
  {
    clientId: 4,
    matterReference: 'N-3317',
    displayName: 'Delacroix',
    description: 'Delacroix v. Peachtree Motors LLC',
  },
  {
    clientId: 5,
    matterReference: 'F-88120',
    displayName: 'Ruiz, Elena',
    description: 'Ruiz v. Lone Star Delivery Co.',
  },
  { clientId: 5, matterReference: 'F-88164', displayName: 'Tran, Bao', description: 'Tran v. Hill Country Transit' },
].map((matter) => ({ ...matter, retailerReference: matter.matterReference, clientName: matter.displayName }));

/** Generated matters per firm, so that searching is realistic. */
const invented = [
  { clientId: 1, system: 'clio', count: 2400 },
  { clientId: 3, system: 'netdocuments', count: 1800 },
  { clientId: 4, system: 'neos', count: 600 },
  { clientId: 5, system: 'filevine', count: 900 },
] as const;
const firstInvented = 100;

const day = 86_400_000;

/** Seeds matters, mappings and connections. Firms and people exist. */
export const seedMatters: DemoStep = async ({ db, now }) => {
  const openedAt = (matter: DemoMatter) => new Date(now.getTime() - matter.openedDaysAgo * day);
  const opened = (matter: DemoMatter) => openedAt(matter).toISOString().slice(0, 10);
  await db.insert(matters).values([
    {
      clientId: 1,
      matterReference: estatesFolder,
      retailerReference: '',
      displayName: 'Estates and trusts',
      openDate: new Date(now.getTime() - 600 * day).toISOString().slice(0, 10),
    },
    ...demoMatters.flatMap((matter) =>
      matter.retailerReference
        ? {
            clientId: matter.clientId,
            matterReference: matter.matterReference,
            retailerReference: matter.retailerReference,
            displayName: matter.clientReference,
            description: matter.title,
            status: matter.status,
            clientName: matter.clientName,
            openDate: opened(matter),
            parentReference: matter.parentReference,
            rootReference: matter.parentReference,
          }
        : [],
    ),
    ...demoMatters.flatMap(({ clientId, clientName, parentReference }) =>
      clientId === 3 && parentReference
        ? {
            clientId,
            matterReference: parentReference,
            retailerReference: '',
            displayName: clientName,
            description: clientName,
            clientName,
            openDate: new Date(now.getTime() - 600 * day).toISOString().slice(0, 10),
          }
        : [],
    ),
    {
      clientId: 3,
      matterReference: 'NG-3B8TT1XA|0',
      retailerReference: 'NG-3B8TT1XA',
      displayName: 'Administration',
      description: 'Administration of the firm',
      openDate: new Date(now.getTime() - 600 * day).toISOString().slice(0, 10),
    },
    ...untouchedMatters.map((matter) => ({
      ...matter,
      openDate: new Date(now.getTime() - 60 * day).toISOString().slice(0, 10),
    })),
  ]);
  for (const firm of invented)
    await bulkInsert(db, matters, inventMatters({ ...firm, from: firstInvented, now, addedAt: null }));
  await db.insert(netDocumentsCabinets).values(cabinets);
  await db.insert(mappings).values(
    demoMatters.map((matter) => ({
      mappingId: matter.mappingId,
      clientId: matter.clientId,
      clientReference: matter.clientReference,
      matterId: matter.matterReference,
      json: JSON.stringify({
        ClientReference: matter.clientReference,
        ...(matter.retailerReference
          ? { MatterReference: matter.matterReference, RetailerReference: matter.retailerReference }
          : {}),
        RetailerCode: matter.retailerCode,
        DisplayName: `${matter.clientReference} - ${matter.title}`,
        State: matter.state,
      }),
      createdAt: openedAt(matter),
      updatedAt: openedAt(matter),
    })),
  );
  const connect = (userId: number, integrationName: string) => ({
    userId,
    integrationName,
    isConnected: true,
    connectedAt: new Date(now.getTime() - 45 * day),
    expiresAt: new Date(now.getTime() + 365 * day),
  });
  await db
    .insert(integrationConnections)
    .values([
      ...[1, 2, 3, 4].map((id) => connect(id, 'clio')),
      ...[8, 9].map((id) => connect(id, 'netdocuments')),
      connect(12, 'filevine'),
    ]);
};
