// @relies next@16 server-chunks: the scripts of the server are in `.next/server/chunks`, each a module of its own; held by
// server-chunks.test.mjs; until Turbopack shares the modules of routes

// `npm run build`: the scripts of pages, and Next's build, whose equal server scripts then share one file, with
// the HTTP server, the commands of operators and compressed files; all together in `dist`, which runs without the sources.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { hashSources } from './lib/build.mjs'
import { buildProductionServer } from './lib/build-server.mjs'
import { buildCommands } from './lib/commands.mjs'
import { compressFiles, filesIn } from './lib/compress-files.mjs'
import { clearDist, dropStrayFiles, makeDist } from './lib/dist.mjs'
import { shrinkChunks } from './lib/server-chunks.mjs'
import { thisSystem } from './lib/system.mjs'
import { copyFonts } from './lib/copy-fonts.mjs'
import { writeFiles, writeLanguageFiles } from './lib/language-files.mjs'
import { siteThemeFiles } from './lib/site-theme.mjs'

const root = path.resolve(import.meta.dirname, '..')
writeLanguageFiles(root)
writeFiles(root, siteThemeFiles(root))
copyFonts(root)
await import('./start-script.mjs')
const next = path.join(root, 'node_modules/.bin/next')
// Next's tracing would copy the former one.
clearDist(root)

// The same on every machine that builds these sources. A browser with the code of another build loads the next page whole.
const NEXT_DEPLOYMENT_ID = hashSources(root).slice(0, 8)

const { status, signal } = spawnSync(process.execPath, [next, 'build', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NEXT_DEPLOYMENT_ID, PERRON_BUILD: '1' },
})
if (status !== 0) {
  if (signal) process.kill(process.pid, signal)
  process.exit(status ?? 1)
}
dropStrayFiles(path.join(root, '.next/standalone'))
const chunks = await shrinkChunks(path.join(root, '.next/standalone/.next/server/chunks'))
console.log(`${chunks.files} equal files shared, ${Math.round(chunks.bytes / 1e6)} MB`)
await buildProductionServer(root)
await buildCommands(root)
const { files, ms } = await compressFiles([
  ...filesIn(path.join(root, '.next/static')),
  ...filesIn(path.join(root, 'public/scripts')),
  path.join(root, 'public/start.js'),
])
console.log(`${files} files compressed in ${Math.round(ms / 1000)} s`)
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
await makeDist(root, { version, id: NEXT_DEPLOYMENT_ID, ...thisSystem() })
// 260 MB that `dist` has in another form.
rmSync(path.join(root, '.next/server'), { recursive: true })
