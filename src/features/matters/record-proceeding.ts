import { saveUserSetting } from '@/api/settings';

/** Somebody went on although the matter on the screen is not the one that documents and fees go to. */
interface Proceeding {
  userId: number;
  /** Reference of the matter on the screen. */
  onScreen: string;
  /** Reference of the matter that documents and fees go to, and its mapping. */
  launched: string;
  mappingId: string;
}

/**
 * Records it with who, when and which matters (decision 17), as a setting of the person: one each time, which nothing
 * overwrites (docs/adr/0012).
 */
export async function recordProceeding({ userId, ...matters }: Proceeding): Promise<void> {
  const at = new Date().toISOString();
  const name = `ProceededAnyways.${at.replace(/\D/g, '')}.${crypto.randomUUID()}`;
  await saveUserSetting({ userId, name }, JSON.stringify({ at, ...matters }));
}
