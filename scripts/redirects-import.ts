// Makes redirects from the addresses of a former site; the site may run meanwhile:
//   npm run redirects:import -- FILE     CSV (old,new), an export of Redirection, Yoast or WordPress, a sitemap.xml
//   ... --missing                        the URLs that visitors requested and that were missing; without or beside a file
//   ... --host www.old-site.be           a former host, as often as there are some; the site's own is known
//   ... --dry-run                        only says what it would do
// Exit status: 0 done, also when some addresses were not placed; 1 failed.
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { FormerUrlFileError, type FormerUrl } from '../src/features/routing/model/moving/former-url'
import { decodeUrlFile, readFormerUrls } from '../src/features/routing/model/moving/read-former-urls'
import { importRedirects, readMissingUrls } from '../src/features/routing/server/import-redirects'
import { makeProgress } from '../src/lib/backup/progress'
import { exitWhenWritten } from '../src/lib/queue/exit-when-written'
import { describeMoves } from './lib/describe-moves'
import { commandLine } from './lib/command-line'

const usage = `Usage: ${commandLine('redirects:import')} [FILE] [--missing] [--host HOST]... [--dry-run]`

const maxFileBytes = 50 * 1024 * 1024

async function readUrlFile(file: string): Promise<FormerUrl[]> {
  const fileFacts = await stat(file).catch(() => null)
  if (!fileFacts?.isFile()) throw new FormerUrlFileError(`${file} is not a file`)
  if (fileFacts.size > maxFileBytes) throw new FormerUrlFileError('The file is larger than 50 MB')
  return readFormerUrls(decodeUrlFile(await readFile(file)))
}

/** A pipe takes long lists in parts: the process must not exit before the last one. */
const print = (lines: Iterable<string>): Promise<void> =>
  new Promise((done) => process.stdout.write(`${[...lines].join('\n')}\n`, () => done()))

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      missing: { type: 'boolean', default: false },
      host: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (positionals.length > 1 || (!file && !values.missing)) throw new FormerUrlFileError(usage)
  const listed = file ? await readUrlFile(file) : []
  const payload = await getPayload({ config: await configPromise })
  try {
    const missing = values.missing ? await readMissingUrls(payload) : []
    const progress = makeProgress((line) => console.log(line))
    const plan = await importRedirects(payload, [...listed, ...missing], {
      hosts: values.host,
      isDryRun: values['dry-run'],
      onProgress: (what, done, total) => progress.count(`addresses ${what}`, done, total),
    })
    await print(describeMoves(plan, values['dry-run']))
  } finally {
    await payload.destroy()
  }
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

run().then(
  () => exitWhenWritten(0),
  (error: unknown) => {
    const isUsage = error instanceof TypeError && 'code' in error
    console.error(
      error instanceof FormerUrlFileError || isUsage ? `redirects:import: ${error.message}` : error,
    )
    exitWhenWritten(1)
  },
)
