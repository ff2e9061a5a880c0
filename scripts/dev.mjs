// `npm run dev`: Next with the HTTP server before it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildServer, serverFile } from './lib/build-server.mjs'
import { bundleIfNeeded } from './lib/commands.mjs'
import { copyFonts } from './lib/copy-fonts.mjs'
import { writeFiles, writeLanguageFiles } from './lib/language-files.mjs'
import { siteThemeFiles } from './lib/site-theme.mjs'
import { loadEnv } from './lib/load-env.mjs'
import { serverFlags } from './lib/serve.mjs'

const root = path.resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
// Next reads it later than the HTTP server needs it.
loadEnv(root)
writeLanguageFiles(root)
writeFiles(root, siteThemeFiles(root))
copyFonts(root)
await import('./start-script.mjs')
await Promise.all([buildServer(root), bundleIfNeeded(root)])

const preload = `--import=${pathToFileURL(path.join(root, serverFile)).href}`
const child = spawn(
  process.execPath,
  [...serverFlags, path.join(root, 'node_modules/.bin/next'), 'dev', ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`.trim(),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (status, signal) => process.exit(status ?? (signal ? 1 : 0)))
