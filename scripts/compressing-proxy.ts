/** A proxy that compresses responses, as a deployment does (deploy/). */
import { createServer, request, type Server } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const compressible = /^(text\/|application\/(javascript|json|problem\+json|wasm)|image\/svg)/;

/** Listens on a port. @param target port of the server behind it, on localhost */
export async function startCompressingProxy(port: number, target: number): Promise<Server> {
  const server = createServer((asked, answer) => {
    const onward = request(
      { host: 'localhost', port: target, path: asked.url, method: asked.method, headers: asked.headers },
      (given) => {
        // The client may have disconnected.
        if (answer.destroyed) return void given.destroy();
        const { 'content-length': length, ...headers } = given.headers;
        const isPlain = !compressible.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined;
        if (isPlain || given.statusCode === 204 || given.statusCode === 304) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          return pipeline(given, answer, () => {});
        }
        answer.writeHead(given.statusCode ?? 502, { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' });
        return pipeline(given, createGzip(), answer, () => {});
      },
    );
    onward.on('error', () => answer.destroy());
    pipeline(asked, onward, () => {});
  });
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return server;
}
