/** A build's files from its manifest: chunk dependencies and sizes. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

/** Reads a build folder's manifest. @throws Error without a build. */
export class BuildManifest {
  readonly #dist: string;
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #page: string;

  constructor(dist: string) {
    const path = join(dist, '.vite/manifest.json');
    if (!existsSync(path)) throw new Error('There is no build. Run `npm run build` first.');
    this.#dist = dist;
    this.#page = readFileSync(join(dist, 'index.html'), 'utf8');
    this.#chunks = JSON.parse(readFileSync(path, 'utf8'));
  }

  get keys(): string[] {
    return Object.keys(this.#chunks);
  }

  /** Keys of the chunks that index.html loads on every page. */
  get entries(): string[] {
    return this.keys.filter((key) => this.#page.includes(`/${this.#chunks[key]?.file}"`));
  }

  /** Keys of a lazily imported module's chunk: its own, or the group named after it. */
  chunksOf(module: string): string[] {
    const name = basename(module).replace(/\.[a-z]+$/, '');
    return this.keys.includes(module) ? [module] : this.keys.filter((key) => this.#chunks[key]?.name === name);
  }

  /** Keys of the chunks with these files: `assets/fVyluVjB.js`. */
  keysOf(files: readonly string[]): string[] {
    return this.keys.filter((key) => files.includes(this.#chunks[key]?.file ?? ''));
  }

  /** Chunks and all their imports, each once. */
  closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      this.closure(this.#chunks[key]?.imports ?? [], seen);
    }
    return seen;
  }

  /** A cycle of chunks, which might run in the wrong order; undefined if there is none. */
  cycle(): string[] | undefined {
    const done = new Set<string>();
    const search = (key: string, path: string[]): string[] | undefined => {
      if (path.includes(key)) return path.slice(path.indexOf(key));
      if (done.has(key)) return undefined;
      for (const next of this.#chunks[key]?.imports ?? []) {
        const found = search(next, [...path, key]);
        if (found) return found;
      }
      done.add(key);
      return undefined;
    };
    for (const key of this.keys) {
      const found = search(key, []);
      if (found) return found;
    }
    return undefined;
  }

  /** Gzipped bytes of the chunks' JavaScript and CSS. */
  sizeOf(keys: Iterable<string>): { javascript: number; css: number } {
    const all = [...keys];
    const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + this.#gzipSize(file), 0);
    return {
      javascript: sum(all.map((key) => this.#chunks[key]?.file ?? '').filter((file) => file.endsWith('.js'))),
      css: sum(new Set(all.flatMap((key) => this.#chunks[key]?.css ?? []))),
    };
  }

  #gzipSize(file: string): number {
    return gzipSync(readFileSync(join(this.#dist, file)), { level: 9 }).byteLength;
  }
}

/** 169912 → `169.9`, in kilobytes of 1000 bytes. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
