// `npm run dev` and `npm start`: Next with the HTTP server before it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { deploymentFile } from './lib/build.mjs'
import { buildServer, serverFile } from './lib/build-server.mjs'
import { bundleIfNeeded } from './lib/commands.mjs'
import { copyFonts } from './lib/copy-fonts.mjs'
import { writeFiles, writeLanguageFiles } from './lib/language-files.mjs'
import { siteThemeFiles } from './lib/site-theme.mjs'
import { loadEnv } from './lib/load-env.mjs'
import { serverFlags } from './lib/serve.mjs'

const root = path.resolve(import.meta.dirname, '..')
const [command = 'dev', ...args] = process.argv.slice(2)
// Next reads it later than the HTTP server needs it.
loadEnv(root)
if (command === 'dev') {
  writeLanguageFiles(root)
  writeFiles(root, siteThemeFiles(root))
  copyFonts(root)
  await import('./start-script.mjs')
  await Promise.all([buildServer(root), bundleIfNeeded(root)])
}

/** The id that the build got: Next reads it from the environment, at the start too. */
function deploymentId() {
  if (command !== 'start') return {}
  return { NEXT_DEPLOYMENT_ID: readFileSync(path.join(root, deploymentFile), 'utf8') }
}

const preload = `--import=${pathToFileURL(path.join(root, serverFile)).href}`
const child = spawn(
  process.execPath,
  [...serverFlags, path.join(root, 'node_modules/.bin/next'), command, ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...deploymentId(),
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`.trim(),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (status, signal) => process.exit(status ?? (signal ? 1 : 0)))
