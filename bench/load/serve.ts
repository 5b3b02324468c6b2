/** Serves a built application like a deployment: HTTP/2 over TLS, Brotli, immutable assets, index.html for pages. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Certificate {
  cert: Buffer;
  key: Buffer;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  fingerprint: string;
}

export interface Site {
  /** Build folder. */
  dist: string;
  /** Base path, without a trailing slash. */
  base: string;
  /** Generated responses by path, given the site's origin. */
  answers: Readonly<Record<string, (origin: string) => string>>;
  /** Localhost port for requests below `/api`. */
  apiPort?: number;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const isCompressible = (type: string) => /^(text\/|application\/json|image\/svg)/.test(type);

/** A localhost certificate valid for a day. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', keyPath, '-out', certPath], { stdio: 'ignore' });
  const [cert, key] = [readFileSync(certPath), readFileSync(keyPath)];
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { cert, key, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** Serves a site on a free port. */
export async function serve(site: Site, { cert, key }: Certificate): Promise<{ origin: string; close(): void }> {
  const files = new Map<string, { type: string; body: Buffer; brotli: Buffer | undefined }>();
  const read = (path: string) => {
    const known = files.get(path);
    if (known) return known;
    const body = readFileSync(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const brotli = isCompressible(type) && body.length > 500 ? compress(body) : undefined;
    const file = { type, body, brotli };
    files.set(path, file);
    return file;
  };

  const server = createSecureServer({ cert, key }, (asked, answer) => {
    const { pathname, origin } = new URL(asked.url, `https://${asked.authority}`);
    const given = site.answers[pathname];
    if (given) {
      const type = types[extname(pathname) || '.json'];
      answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      answer.end(given(origin));
    } else if (site.apiPort !== undefined && pathname.startsWith('/api/')) passOn(asked, answer, site.apiPort);
    else {
      const path = fileOf(site, pathname);
      if (path === undefined) return void answer.writeHead(404).end();
      const { type, body, brotli } = read(path);
      answer.writeHead(200, {
        'content-type': type,
        'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(brotli && { 'content-encoding': 'br' }),
      });
      answer.end(brotli ?? body);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

/** The file for a path; index.html for paths without a file. */
function fileOf({ dist, base }: Site, pathname: string): string | undefined {
  const path = join(dist, pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
  if (existsSync(path) && statSync(path).isFile()) return path;
  return extname(pathname) === '' ? join(dist, 'index.html') : undefined;
}

function passOn(asked: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const onward = request({ host: 'localhost', port, path: asked.url, method: asked.method, headers }, (given) => {
    const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 502, rest);
    given.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  asked.pipe(onward);
}

const compress = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
