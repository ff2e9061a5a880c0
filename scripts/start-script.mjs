// Bundles what pages run in the browser, from `src/app/(site)/_start/start.ts` into `public/start.js`; what is loaded later
// are files of their own in `public/scripts`, named by their content.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

import { loadedAfter, moveIntoStart } from './lib/move-into-start.mjs'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'public/scripts')

/**
 * The CSS that a script imports becomes a file of its own beside the scripts. What loads the script waits for the file, by
 * `stylesheetsLoaded`. A script that did so itself would be given unfinished to other code that imports it meanwhile, in Safari:
 * https://bugs.webkit.org/show_bug.cgi?id=242740
 */
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
      const contents = `import { loadStylesheet } from '@/lib/dom/load-stylesheet'\nloadStylesheet('/scripts/${name}')`
      return { contents, loader: 'js', resolveDir: root }
    })
  },
}

const begin = path.join(root, 'src/app/(site)/_start/start.ts')

/**
 * What is loaded later imports the script of the start first: so all that runs at once is one file. By itself esbuild
 * makes a file of each set of modules that the same scripts share, ten small ones before any gesture.
 */
const oneFileAtOnce = {
  name: 'one-file-at-once',
  setup({ onLoad, onResolve, resolve }) {
    const later = 'one-file-at-once'
    onResolve({ filter: /./ }, async ({ kind, path: name, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === later) return undefined
      const resolved = await resolve(name, { kind, importer, resolveDir, pluginData: later })
      return { ...resolved, namespace: later }
    })
    onLoad({ filter: /./, namespace: later }, ({ path: file }) => ({
      contents: loadedAfter(begin, file),
      resolveDir: root,
    }))
  },
}

/** The name of the entry below. */
const helpersEntry = 'helpers-entry'

/**
 * esbuild's helpers for modules of the old format (React has such) land in the script that all entries share, although
 * `start.js` calls none. This entry shares nothing else with the others, so the helpers become a file of their own.
 */
const helpersApart = {
  name: 'helpers-apart',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^helpers-entry$/ }, () => ({ path: helpersEntry, namespace: helpersEntry }))
    onLoad({ filter: /./, namespace: helpersEntry }, () => ({ contents: 'module.exports = {}' }))
  },
}

rmSync(folder, { recursive: true, force: true })
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [
    { in: begin, out: 'start' },
    { in: helpersEntry, out: `scripts/${helpersEntry}` },
  ],
  outdir: 'public',
  chunkNames: 'scripts/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  // See `cssBesideScripts`.
  supported: { 'top-level-await': false },
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
  plugins: [cssBesideScripts, oneFileAtOnce, helpersApart],
})
mkdirSync(folder, { recursive: true })
for (const [file, text] of moveIntoStart(outputFiles, helpersEntry)) writeFileSync(file, text)
