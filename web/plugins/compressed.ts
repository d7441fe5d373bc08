import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Lays compressed copies beside the files of the page, `a.js.br` and `a.js.gz`; `server/http/static.py` hands them out. */
export function compressed(): Plugin {
  let out = '';
  return {
    name: 'emberhold-compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(out, { recursive: true, encoding: 'utf-8' })) {
          const file = join(out, name);
          if (!TEXT.test(name) || !statSync(file).isFile()) continue;
          const plain = readFileSync(file);
          const copies = {
            br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
            gz: gzipSync(plain, { level: 9 }),
          };
          for (const [suffix, copy] of Object.entries(copies)) if (copy.length < plain.length) writeFileSync(`${file}.${suffix}`, copy);
        }
      },
    },
  };
}
