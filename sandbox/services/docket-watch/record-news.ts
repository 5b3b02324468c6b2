/** Keeps what changed on firms' dockets, and tells those who asked to know: each change once a recipient. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { docketNews, docketTellings } from '../../db/schema/docket-watch.ts';
import { docketNotificationSettings } from '../../db/schema/dockets.ts';
import { clients } from '../../db/schema/platform.ts';
import type { News } from '../../simulators/dockets/docket-news.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import { scheduleAll } from '../../simulators/due-work.ts';
import { sendingTime } from './sending-time.ts';
import { type SettingRow, settingsFor } from './watchers.ts';

/** What changed on a docket. */
export interface DocketNews {
  clientId: number;
  orderId: number;
  news: readonly Omit<News, 'happenedAt'>[];
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batch = 2000;

/** Keeps changes noticed at `now`, and plans the mails. */
export async function recordNews(tx: Database, found: readonly DocketNews[], now: Date): Promise<void> {
  const firms = Map.groupBy(
    found.filter(({ news }) => news.length > 0),
    ({ clientId }) => clientId,
  );
  if (firms.size === 0) return;
  const settingsOfFirms = Map.groupBy(
    await tx
      .select()
      .from(docketNotificationSettings)
      .where(inArray(docketNotificationSettings.clientId, [...firms.keys()])),
    ({ clientId }) => clientId,
  );
  for (const [clientId, dockets] of firms) {
    const settings = settingsOfFirms.get(clientId) ?? [];
    const rows = dockets.flatMap(({ orderId, news }) =>
      news.map((each) => ({ ...toRow(clientId, orderId, each, now), told: settingsFor(settings, orderId, each) })),
    );
    for (let start = 0; start < rows.length; start += batch) {
      const part = rows.slice(start, start + batch);
      const kept = await tx
        .insert(docketNews)
        .values(
          part.map(({ told, ...row }) => ({ ...row, settingIds: told.map((each) => each.notificationSettingId) })),
        )
        .onConflictDoNothing()
        .returning({ changeId: docketNews.changeId, settingIds: docketNews.settingIds });
      await planTellings(tx, clientId, kept, { settings, now });
    }
  }
}

const toRow = (clientId: number, orderId: number, news: Omit<News, 'happenedAt'>, now: Date) => ({
  clientId,
  orderId,
  at: now,
  kind: news.kind,
  docketEntryId: news.docketEntryId ?? '',
  entryType: news.entryType ?? null,
  filedBy: news.filedBy ?? null,
  hasDocuments: news.hasDocuments ?? false,
  before: news.before ?? null,
  after: news.after ?? null,
});

/** One telling a recipient and change: by the setting that sends first. */
async function planTellings(
  tx: Database,
  clientId: number,
  kept: readonly { changeId: number; settingIds: readonly number[] }[],
  { settings, now }: { settings: readonly SettingRow[]; now: Date },
): Promise<void> {
  if (!kept.some(({ settingIds }) => settingIds.length > 0)) return;
  const [firm] = await tx.select({ timeZone: clients.timeZone }).from(clients).where(eq(clients.clientId, clientId));
  const dueBy = new Map(
    settings.map((setting) => [
      setting.notificationSettingId,
      { dueAt: sendingTime(setting, now, firm?.timeZone ?? 'America/Chicago'), recipients: setting.recipients },
    ]),
  );
  const tellings = kept.flatMap(({ changeId, settingIds }) => {
    const first = new Map<string, Date>();
    for (const id of settingIds) {
      const told = dueBy.get(id);
      for (const { email } of told?.recipients ?? []) {
        const recipient = email.toLowerCase();
        const known = first.get(recipient);
        if (told && (!known || told.dueAt < known)) first.set(recipient, told.dueAt);
      }
    }
    return [...first].map(([recipient, dueAt]) => ({ clientId, recipient, changeId, dueAt }));
  });
  if (tellings.length === 0) return;
  const waiting = await tx
    .select({ recipient: docketTellings.recipient, dueAt: docketTellings.dueAt })
    .from(docketTellings)
    .where(
      and(
        eq(docketTellings.clientId, clientId),
        isNull(docketTellings.toldAt),
        inArray(
          docketTellings.dueAt,
          [...new Set(tellings.map(({ dueAt }) => dueAt.getTime()))].map((time) => new Date(time)),
        ),
      ),
    );
  const planned = new Set(waiting.map(({ recipient, dueAt }) => `${recipient} ${dueAt.getTime()}`));
  for (let start = 0; start < tellings.length; start += batch)
    await tx
      .insert(docketTellings)
      .values(tellings.slice(start, start + batch))
      .onConflictDoNothing();
  const mails = new Map(tellings.map((telling) => [`${telling.recipient} ${telling.dueAt.getTime()}`, telling]));
  await scheduleAll(
    tx,
    [...mails]
      .filter(([key]) => !planned.has(key))
      .map(([, { recipient, dueAt }]) => ({ dueAt, kind: docketWork.tell, payload: { clientId, recipient } })),
  );
}
