/** The filing service's limits and times, stored with the sandbox's settings. */
import { readSetting, writeSetting } from '../../control/settings.ts';
import type { Database } from '../../db/connection.ts';
import { FilingServiceConfiguration } from '../../generated/filing/schemas.ts';

const key = 'filing-configuration';

const initial: FilingServiceConfiguration = {
  version: 1,
  draftLifetimeDays: 30,
  stampedDocumentLifetimeDays: 90,
  codeCacheMinutes: 1440,
  feeQuoteMinutes: 30,
  defaultMaxDocumentBytes: 25 * 1024 * 1024,
  defaultMaxEnvelopeBytes: 50 * 1024 * 1024,
  updatedAt: '2026-01-05T12:00:00Z',
};

export async function readConfiguration(db: Database): Promise<FilingServiceConfiguration> {
  const stored = FilingServiceConfiguration.safeParse(await readSetting(db, key));
  return stored.success ? stored.data : initial;
}

export async function writeConfiguration(db: Database, configuration: FilingServiceConfiguration): Promise<void> {
  await writeSetting(db, key, configuration);
}
