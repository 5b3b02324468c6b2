/** Chance by recipient: the same for the same job, attempt and question. */
import { createHash } from 'node:crypto';

/** A number from 0 up to 1. */
export function chanceOf(jobId: string, question: string): number {
  return createHash('sha256').update(`${jobId} ${question}`).digest().readUInt32BE(0) / 2 ** 32;
}

export function pick<Item>(items: readonly [Item, ...Item[]], jobId: string, question: string): Item {
  return items[Math.floor(chanceOf(jobId, question) * items.length)] ?? items[0];
}
