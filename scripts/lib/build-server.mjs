import { copyFileSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

/** The file of the HTTP server, from the folder of the project. */
export const serverFile = '.next/perron-server.mjs'

const server = { [serverFile]: 'src/server/install.ts' }

/**
 * Starts the HTTP server before Next's own server, which is renamed. Next sets the same environment, but only once the HTTP
 * server has read it: without it a built site would serve its pages as in development, without the files of their scripts.
 */
const startText = `process.env.NODE_ENV = 'production'
process.chdir(import.meta.dirname)
await import('./.next/perron-server.mjs')
await import('./next-server.js')
`

/** The module that keeps code out of the browser, and throws outside Next's build. @type {import('esbuild').Plugin} */
const withoutServerOnly = {
  name: 'server-only',
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, ({ path: name }) => ({ path: name, namespace: 'empty' }))
    build.onLoad({ filter: /^/, namespace: 'empty' }, () => ({ contents: '' }))
  },
}

/**
 * Bundles programs with their packages, all in one run of esbuild, which then reads shared files once.
 *
 * @param {string} root folder of the project
 * @param {Record<string, string>} sources by the file to write, both from the folder of the project
 * @param {import('esbuild').BuildOptions} [more]
 */
export function bundlePrograms(root, sources, { plugins = [], ...more } = {}) {
  return build({
    entryPoints: Object.entries(sources).map(([file, source]) => ({
      in: path.join(root, source),
      out: file.replace(/\.mjs$/, ''),
    })),
    outdir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The driver of SQLite and the picture library are native modules.
    external: ['libsql', 'sharp'],
    loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'dataurl' },
    jsx: 'automatic',
    tsconfig: path.join(root, 'tsconfig.json'),
    // Packages in CommonJS use names that a module does not have.
    banner: {
      js: [
        "import { createRequire as requireFrom } from 'node:module'",
        'const require = requireFrom(import.meta.url)',
        'const { filename: __filename, dirname: __dirname } = import.meta',
      ].join('; '),
    },
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
    plugins: [withoutServerOnly, ...plugins],
    ...more,
  })
}

/**
 * Bundles the HTTP server with its packages beside the build, for `npm run dev`.
 *
 * @param root folder of the project
 */
export const buildServer = (root) => bundlePrograms(root, server)

/**
 * Bundles the HTTP server for `npm run build`, also into the standalone folder, whose `server.js` then starts it.
 *
 * @param root folder of the project
 */
export async function buildProductionServer(root) {
  // Of React, only what production needs.
  await bundlePrograms(root, server, { define: { 'process.env.NODE_ENV': '"production"' } })
  const standalone = path.join(root, '.next/standalone')
  if (!existsSync(path.join(standalone, 'server.js'))) return
  copyFileSync(path.join(root, serverFile), path.join(standalone, serverFile))
  renameSync(path.join(standalone, 'server.js'), path.join(standalone, 'next-server.js'))
  writeFileSync(path.join(standalone, 'server.js'), startText)
}
