/** The key of the filing of a version of a proof, as the application makes it (serving supplement, section 8). */
import { createHash } from 'node:crypto';

/** UUIDv5 (RFC 9562, section 5.5) of the proof's hash in the namespace of its job. */
export function proofFilingKey(jobId: string, sha256: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(jobId.replaceAll('-', ''), 'hex'))
    .update(sha256)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
