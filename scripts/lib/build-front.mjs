import { existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

/** The file of the front, from the folder of the project. */
export const frontFile = '.next/front.mjs'

/** What esbuild bundles: the front, and the programs of scheduled backups and of imports, which run in processes of their own. */
const programs = [
  ['src/composition/front/install.ts', frontFile],
  ['src/composition/backup-process.ts', '.next/backup.mjs'],
  ['src/composition/import-process.ts', '.next/import.mjs'],
]

/** Starts the front before Next's own server, which is renamed. */
const startText = `process.chdir(import.meta.dirname)\nawait import('./.next/front.mjs')\nawait import('./next-server.js')\n`

const bundleAll = (root, to, define) =>
  Promise.all(
    programs.map(([from, file]) => bundle(path.join(root, from), path.join(to, file), { root, define })),
  )

async function bundle(entry, outfile, { root, define = {} }) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { 'server-only': path.join(root, 'node_modules/server-only/empty.js') },
    // The driver of SQLite and the picture library are native modules.
    external: ['libsql', 'sharp'],
    loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'dataurl' },
    jsx: 'automatic',
    define,
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
  })
}

/**
 * Bundles the programs with their packages beside the build, and into the standalone folder, whose `server.js` starts
 * the front.
 *
 * @param root folder of the project
 */
export async function buildFront(root) {
  await bundleAll(root, root)
  const standalone = path.join(root, '.next/standalone')
  if (!existsSync(path.join(standalone, 'server.js'))) return
  // Of React, only what production needs.
  await bundleAll(root, standalone, { 'process.env.NODE_ENV': '"production"' })
  renameSync(path.join(standalone, 'server.js'), path.join(standalone, 'next-server.js'))
  writeFileSync(path.join(standalone, 'server.js'), startText)
}
