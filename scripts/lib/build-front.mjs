import { existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

/** The file of the front, from the folder of the project. */
export const frontFile = '.next/front.mjs'

/** Starts the front before Next's own server, which is renamed. */
const startText = `process.chdir(import.meta.dirname)\nawait import('./.next/front.mjs')\nawait import('./next-server.js')\n`

async function bundle(root, outfile, define = {}) {
  await build({
    entryPoints: [path.join(root, 'src/composition/front/install.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { 'server-only': path.join(root, 'node_modules/server-only/empty.js') },
    // The map of a list is Next's to render.
    external: ['leaflet', 'react-leaflet'],
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    define,
    tsconfig: path.join(root, 'tsconfig.json'),
    // Packages in CommonJS call require, which a module does not have.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    legalComments: 'none',
    minifySyntax: true,
    logLevel: 'warning',
  })
}

/**
 * Bundles the HTTP front with its packages beside the build, and into the standalone folder, whose `server.js` starts it.
 *
 * @param root folder of the project
 */
export async function buildFront(root) {
  await bundle(root, path.join(root, frontFile))
  const standalone = path.join(root, '.next/standalone')
  if (!existsSync(path.join(standalone, 'server.js'))) return
  // Of React, only what production needs.
  await bundle(root, path.join(standalone, frontFile), { 'process.env.NODE_ENV': '"production"' })
  renameSync(path.join(standalone, 'server.js'), path.join(standalone, 'next-server.js'))
  writeFileSync(path.join(standalone, 'server.js'), startText)
}
