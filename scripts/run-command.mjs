// `node scripts/run-command.mjs import …`, which is `npm run import -- …`: runs a command of an operator from the bundles of
// the build, in this process. Loading the modules one by one would take four seconds and 390 MB.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { findCommand } from './lib/commands.mjs'
import { loadEnv } from './lib/load-env.mjs'

const [, , name = '', ...args] = process.argv
// What a program reads has no lines of the log in it.
if (args.includes('--json')) process.env.LOG_STREAM = 'stderr'
const root = path.resolve(import.meta.dirname, '..')
loadEnv(root)
const file = await findCommand(root, name)
if (file) {
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
} else {
  console.error(`There is no command "${name}".`)
  process.exitCode = 1
}
