// Imports the properties of a feed; the site may run meanwhile:
//   npm run import -- SOURCE            the key of a source in the studio; of a folder, all files in order
//   npm run import -- FILE [--format F] a file, without a source in the studio
//   ... --dry-run                       only compares, and prints the hash of the difference
//   ... --reviewed HASH                 applies that difference, or nothing when the feed has changed since
//   ... --yes                           applies also what the guard holds, because you have looked at it
// Exit status: 0 applied or nothing to do, 2 held, 1 failed.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { getPayload, type Payload } from 'payload'

import configPromise from '../payload.config'
import { fetchDueFiles } from '../src/features/import/server/files/fetch-due-files'
import { describeHeld, describeReport } from '../src/features/import/model/describe-run'
import { feedFormatNames, isFeedFormatName } from '../src/features/import/model/feed-formats'
import { absoluteReasons } from '../src/features/import/model/guard'
import { ImportError } from '../src/features/import/server/import-error'
import {
  findImportSource,
  sourceOfFile,
  type ImportSource,
} from '../src/features/import/server/import-source'
import { importSource } from '../src/features/import/server/import-folder'
import type { ImportResult, OnProgress } from '../src/features/import/server/run-import'
import { makeProgress } from '../src/lib/backup/progress'
import { slugify } from '../src/lib/values/slugify'
import { exitWhenWritten } from '../src/lib/queue/exit-when-written'

const usage = 'Usage: npm run import -- SOURCE|FILE [--format F] [--dry-run] [--reviewed HASH] [--yes]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'specification3' },
    'dry-run': { type: 'boolean', default: false },
    reviewed: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})

async function findSource(payload: Payload, name: string): Promise<ImportSource> {
  const source = await findImportSource(payload, name)
  if (source) return source
  const { format } = values
  if (!isFeedFormatName(format)) throw new ImportError(`The formats are: ${feedFormatNames.join(', ')}`)
  const file = path.resolve(name)
  const key = slugify(path.parse(file).name).slice(0, 60) || 'file'
  if (await findImportSource(payload, key))
    throw new ImportError(
      `"${key}" is a source of the studio: give the file another name, or import the source`,
    )
  return sourceOfFile(file, key, format)
}

const stages = {
  fetch: 'fetching the feed',
  compare: 'comparing it with the site',
  apply: 'applying the difference',
}

function makeOnProgress(): OnProgress {
  const progress = makeProgress((line) => console.log(line))
  let shown = ''
  return (stage, done, total) => {
    if (shown !== stage) progress.say(stages[stage])
    shown = stage
    if (done !== undefined && total !== undefined) progress.count('properties', done, total)
  }
}

/** What the operator can do next. */
function nextStep({ state, heldReasons, differenceHash, report }: ImportResult): string {
  const { new: made, changed, gone } = report.counts
  if (state !== 'held' && made + changed + gone === 0) return 'Nothing to do.'
  if (state === 'applied') return 'Applied.'
  if (state === 'reviewed') return `Nothing was written. To apply exactly this: --reviewed ${differenceHash}`
  return heldReasons.some((reason) => absoluteReasons.includes(reason))
    ? 'Nothing was applied. Have the feed made again, or make a new dry run.'
    : 'Nothing was applied. When this is right, apply it with --yes.'
}

/** Pictures, plans and documents of what was applied; those that cannot be fetched are tried again by the site. */
async function fetchFiles(payload: Payload): Promise<void> {
  const progress = makeProgress((line) => console.log(line))
  const done = await fetchDueFiles(payload, {
    onProgress: (count) => progress.count('properties', count, count),
  })
  if (done > 0) console.log(`Fetched the files of ${done} properties.`)
}

async function run(): Promise<number> {
  const [name] = positionals
  if (!name || positionals.length > 1) throw new ImportError(usage)
  const payload = await getPayload({ config: await configPromise })
  try {
    let status = 0
    const results = importSource(payload, await findSource(payload, name), {
      ...{
        actor: 'npm run import',
        dryRun: values['dry-run'],
        reviewed: values.reviewed,
        overrules: values.yes,
      },
      onProgress: makeOnProgress(),
    })
    for await (const result of results) {
      for (const line of [
        ...describeReport(result.report),
        ...describeHeld(result.heldReasons),
        nextStep(result),
      ])
        console.log(line)
      if (result.state === 'applied') await fetchFiles(payload)
      if (result.state === 'held') status = 2
    }
    return status
  } finally {
    await payload.destroy()
  }
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

run().then(
  (status) => exitWhenWritten(status),
  (error: unknown) => {
    console.error(error instanceof ImportError ? `import: ${error.message}` : error)
    exitWhenWritten(1)
  },
)
