// Imports the properties of a feed; the site may run meanwhile:
//   npm run import -- SOURCE            the key of a source in the studio; of a folder, all files in order
//   npm run import -- FILE [--format F] a file, without a source in the studio
//   ... --dry-run                       only compares, and prints the hash of the difference
//   ... --reviewed HASH                 applies that difference, or nothing when the feed has changed since
//   ... --yes                           applies also what the guard holds, because you have looked at it
//   ... --language fr                   the language of texts that name none
//   ... --answer "place:Spa=4900 Spa"   answers a question of the run; remembered unless it is a dry run
//   ... --json                          prints one object instead of text; with --records every property as it was understood
// Exit status: 0 applied or nothing to do, 2 held, 1 failed.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { getPayload, type Payload } from 'payload'

import configPromise from '../payload.config'
import { fetchDueFiles } from '../src/features/import/server/files/fetch-due-files'
import { describeHeld, describeReport } from '../src/features/import/model/describe-run'
import { JsonSummary } from '../src/features/import/model/run-json'
import { parseAnswerText, toAnswers, type Answer } from '../src/features/import/model/questions'
import { storeAnswers } from '../src/features/import/server/import-answers'
import { feedFormatNames, isFeedFormatName } from '../src/features/import/model/feed-formats'
import { absoluteReasons } from '../src/features/import/model/guard'
import { ImportError } from '../src/features/import/server/import-error'
import {
  findImportSource,
  findFileSource,
  type ImportSource,
} from '../src/features/import/server/import-source'
import { importSource } from '../src/features/import/server/import-folder'
import { commandActor } from '../src/features/import/server/queue-run'
import type { ImportResult, OnProgress } from '../src/features/import/server/run-import'
import { makeProgress } from '../src/lib/backup/progress'
import { isLocale, locales, type Locale } from '../src/lib/i18n/locales'
import { slugify } from '../src/lib/values/slugify'
import { exitWhenWritten } from '../src/lib/queue/exit-when-written'
import { commandLine } from './lib/command-line'

const usage = `Usage: ${commandLine('import')} SOURCE|FILE [--format F] [--dry-run] [--reviewed HASH] [--yes] [--language L] [--answer "KIND:WORD=VALUE"] [--json [--records]]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'specification3' },
    'dry-run': { type: 'boolean', default: false },
    reviewed: { type: 'string' },
    yes: { type: 'boolean', default: false },
    language: { type: 'string' },
    answer: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    records: { type: 'boolean', default: false },
  },
})

function readAnswers(): Answer[] {
  return values.answer.map((text) => {
    const answer = parseAnswerText(text)
    if (!answer)
      throw new ImportError(
        `"${text}" is no answer. They look like "place:Spa=4900 Spa", "type:town house=1", "status:99=withdrawn", "provider:A12=same"`,
      )
    return answer
  })
}

function readLanguage(): Locale | undefined {
  const { language } = values
  if (language !== undefined && !isLocale(language))
    throw new ImportError(`The languages are: ${locales.join(', ')}`)
  return language
}

async function findSource(payload: Payload, name: string): Promise<ImportSource> {
  const language = readLanguage()
  const source = await findImportSource(payload, name)
  if (source) return { ...source, ...(language && { textLanguage: language }) }
  const { format } = values
  if (!isFeedFormatName(format)) throw new ImportError(`The formats are: ${feedFormatNames.join(', ')}`)
  const file = path.resolve(name)
  const key = slugify(path.parse(file).name).slice(0, 60) || 'file'
  if (await findImportSource(payload, key))
    throw new ImportError(
      `"${key}" is a source of the studio: give the file another name, or import the source`,
    )
  return findFileSource(payload, { file, key, format, language })
}

/** The source with the answers of the command, which are remembered unless nothing is to be written. */
async function withAnswers(payload: Payload, source: ImportSource): Promise<ImportSource> {
  const answers = readAnswers()
  if (answers.length === 0) return source
  if (!values['dry-run']) await storeAnswers(payload, source.key, { answers, actor: commandActor })
  return { ...source, answers: new Map([...source.answers, ...toAnswers(answers)]) }
}

const stages = {
  fetch: 'fetching the feed',
  compare: 'comparing it with the site',
  apply: 'applying the difference',
}

function makeOnProgress(): OnProgress {
  if (values.json) return () => undefined
  const progress = makeProgress((line) => console.log(line))
  let shown = ''
  return (stage, done, total) => {
    if (shown !== stage) progress.say(stages[stage])
    shown = stage
    if (done !== undefined && total !== undefined) progress.count('properties', done, total)
  }
}

function nextStep({ state, heldReasons, differenceHash, report }: ImportResult): string {
  const { new: made, changed, gone } = report.counts
  if (state !== 'held' && made + changed + gone === 0) return 'Nothing to do.'
  if (state === 'applied') return 'Applied.'
  if (state === 'reviewed') return `Nothing was written. To apply exactly this: --reviewed ${differenceHash}`
  if (heldReasons.includes('provider') && !heldReasons.some((reason) => absoluteReasons.includes(reason)))
    return 'Nothing was applied. Answer the question about the provider with --answer.'
  if (made + changed + gone === 0) return 'Nothing was applied, and there is nothing to apply.'
  return heldReasons.some((reason) => absoluteReasons.includes(reason))
    ? 'Nothing was applied. Have the feed made again, or make a new dry run.'
    : 'Nothing was applied. When this is right, apply it with --yes.'
}

/** Pictures, plans and documents of what was applied; those that cannot be fetched are tried again by the site. */
async function fetchFiles(payload: Payload): Promise<void> {
  const progress = makeProgress((line) => (values.json ? undefined : console.log(line)))
  const done = await fetchDueFiles(payload, {
    onProgress: (count) => progress.count('properties and projects', count, count),
  })
  if (done > 0 && !values.json) console.log(`Fetched the files of ${done} properties and projects.`)
}

/** Says how a run ended, in words. */
function printResult(result: ImportResult): void {
  for (const line of [
    ...describeReport(result.report),
    ...describeHeld(result.heldReasons),
    nextStep(result),
  ])
    console.log(line)
}

/** What `--json` prints: the object of the run, or of a folder with several files `runs` with one object for each. */
const printJson = (runs: readonly object[]): void =>
  console.log(JSON.stringify(runs.length === 1 ? runs[0] : { runs }, null, 2))

async function run(): Promise<number> {
  const [name] = positionals
  if (!name || positionals.length > 1) throw new ImportError(usage)
  const payload = await getPayload({ config: await configPromise })
  try {
    const source = await withAnswers(payload, await findSource(payload, name))
    let status = 0
    let summary = new JsonSummary(values.records)
    const runs: object[] = []
    const results = importSource(payload, source, {
      actor: commandActor,
      dryRun: values['dry-run'],
      reviewed: values.reviewed,
      overrules: values.yes,
      onProgress: makeOnProgress(),
      ...(values.json && { onRow: (row) => summary.add(row) }),
    })
    for await (const result of results) {
      const { state, heldReasons, report, differenceHash } = result
      if (values.json) runs.push({ ...summary.toObject(state, heldReasons, report), differenceHash })
      else printResult(result)
      summary = new JsonSummary(values.records)
      if (state === 'applied') await fetchFiles(payload)
      if (state === 'held') status = 2
    }
    if (values.json) printJson(runs)
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
