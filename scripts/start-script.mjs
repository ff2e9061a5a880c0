// Bundles what pages run without React, from `src/app/(site)/_start/start.ts` into `public/start.js`; parts that few pages
// need are files of their own in `public/scripts`, named by their content.
import { rmSync } from 'node:fs'
import path from 'node:path'

import { buildSync } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')

rmSync(path.join(root, 'public/scripts'), { recursive: true, force: true })
buildSync({
  absWorkingDir: root,
  entryPoints: ['src/app/(site)/_start/start.ts'],
  outdir: 'public',
  chunkNames: 'scripts/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
})
