// `npm run new:feed office-feed`: a format of feeds that works at once, with an example for the tests of all formats.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { languageFacts } from '../src/lib/i18n/languages/facts'

import { formatText } from './lib/format-text'
import { parseBlockName, Refusal } from './new-block/block-name'
import { formatOf, registerExample, registerFormat, withFormatText } from './new-feed/feed-files'

const list = 'src/features/import/model/feed-formats.ts'
const examples = 'tests/support/example-feeds.ts'

async function write(file: string, content: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await formatText(file, content))
  console.info(`  ${file}`)
}

async function newFeed(): Promise<void> {
  const name = parseBlockName(process.argv[2])
  const file = `src/features/import/formats/${name.folder}/format.ts`
  if (existsSync(file)) throw new Refusal(`"${name.folder}" exists already: ${file}`)
  const registered = registerFormat(readFileSync(list, 'utf8'), name)
  const exampled = registerExample(readFileSync(examples, 'utf8'), name)
  console.info(`made the format ${name.slug}:`)
  await write(file, formatOf(name))
  await write(list, registered)
  await write(examples, exampled)
  for (const language of Object.keys(languageFacts)) {
    const texts = `messages/${language}/schema.json`
    await write(texts, withFormatText(readFileSync(texts, 'utf8'), name))
  }
  const steps = [
    `${file}: how the file is arranged, where its numbers and languages are, its rows and codes`,
    'messages/<language>/schema.json: its name',
    `${examples}: an example of its own, with its quirks`,
    'npm run generate, then npx vitest run --project integration tests/integration/import/import-formats.test.ts',
    'a line in the table of docs/imports.md',
  ]
  console.info(['', 'next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

try {
  await newFeed()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:feed: ${error.message}`)
  process.exitCode = 1
}
