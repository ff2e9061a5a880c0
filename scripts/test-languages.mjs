// `npm run test:languages`: builds and tries the site in two languages and in five, the fifth made by a script out of the English
// one. `npm run test:languages -- five` tries one of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { testLanguages } from './lib/language-tests.mjs'
import { endAll, endOnSignals, wasSignalled } from './lib/processes.mjs'
import { printLine } from './lib/progress.mjs'
import { countFailed, summarise } from './lib/summary.mjs'

endOnSignals()
const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'perron-languages-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.chdir(root)
const results = await testLanguages(root, folder, process.argv.slice(2))
await endAll()
if (!wasSignalled()) {
  printLine(summarise(results))
  process.exit(countFailed(results) > 0 ? 1 : 0)
}
