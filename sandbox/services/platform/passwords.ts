/** Passwords as scrypt hashes. The cost is low because the demo's password is public and seeding must be fast. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 1024, r: 8, p: 1 };
const keyLength = 32;

/** `scrypt$salt$hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Tells whether a password matches its hash; false for an invalid hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
