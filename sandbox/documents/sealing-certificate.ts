/** The sandbox's certificate for sealing PDFs: made once, and kept in the database. No reader trusts it. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readSetting } from '../control/settings.ts';
import type { Database } from '../db/connection.ts';
import { sandboxSettings } from '../db/schema/control.ts';

const key = 'sealing-certificate';
const stored = z.object({ p12: z.base64() });
const years = 10;

/** The certificate with its key, as PKCS #12 without a password. */
export async function sealingCertificate(db: Database, now: Date): Promise<Uint8Array> {
  const found = stored.safeParse(await readSetting(db, key));
  if (found.success) return Buffer.from(found.data.p12, 'base64');
  const made = await makeCertificate(now);
  // Another process may have stored one a moment ago.
  await db
    .insert(sandboxSettings)
    .values({ key, value: { p12: made.toString('base64') } })
    .onConflictDoNothing();
  return Buffer.from(stored.parse(await readSetting(db, key)).p12, 'base64');
}

async function makeCertificate(now: Date): Promise<Buffer> {
  const { default: forge } = await import('node-forge');
  const { privateKey: pem } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const privateKey = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.rsa.setPublicKey(privateKey.n, privateKey.e);
  // Positive: the first bit is not set.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - 86_400_000);
  certificate.validity.notAfter = new Date(now.getTime() + years * 365 * 86_400_000);
  const name = [
    { name: 'commonName', value: 'Benchfile Sandbox Seal' },
    { name: 'organizationName', value: 'Benchfile' },
    { name: 'countryName', value: 'US' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const asn1 = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], '', { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1');
}
