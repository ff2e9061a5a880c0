// Bundles what pages run in the browser, from `src/app/(site)/_start/start.ts` into `public/start.js`; what is loaded later
// are files of their own in `public/scripts`, named by their content.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'public/scripts')

/** A script that imports CSS waits until the browser has it: the CSS becomes a file of its own beside the scripts. */
const cssBesideScripts = {
  name: 'css-beside-scripts',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: source }) => {
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        minify: true,
        write: false,
        loader: { '.png': 'dataurl', '.svg': 'dataurl' },
      })
      const text = outputFiles[0].text
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      const name = `${path.basename(source, '.css')}-${hash}.css`
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, name), text)
      const contents = `import { loadStylesheet } from '@/lib/dom/load-stylesheet'\nawait loadStylesheet('/scripts/${name}')`
      return { contents, loader: 'js', resolveDir: root }
    })
  },
}

/** @param {import('esbuild').BuildOptions} [more] */
export const buildStartScript = (more = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: ['src/app/(site)/_start/start.ts'],
    outdir: 'public',
    chunkNames: 'scripts/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [cssBesideScripts],
    ...more,
  })

rmSync(folder, { recursive: true, force: true })
await buildStartScript()
