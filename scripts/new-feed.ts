// `npm run new:feed office-feed`: a format of feeds that works at once; in `site` where there is one, else (or with
// `--product`) in `src`, with an example for the tests of all formats.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { isFeedFormatName } from '../src/features/import/model/feed-formats'
import { languageFacts } from '../src/lib/i18n/languages/facts'

import { addTexts } from './lib/add-texts'
import { formatText } from './lib/format-text'
import { ownPlace } from './lib/own-place'
import { parseBlockName, Refusal, type BlockName } from './new-block/block-name'
import { toWrite } from './new-block/templates'
import { formatOf, registerExample, registerFormat, registerSiteFormat } from './new-feed/feed-files'

const { isSite, messagesOf } = ownPlace(process.argv)
const list = isSite ? 'site/feeds.ts' : 'src/features/import/model/feed-formats.ts'
const examples = 'tests/support/example-feeds.ts'

/** The new texts of the lists that name the formats. */
function registered(name: BlockName): Record<string, string> {
  const source = readFileSync(list, 'utf8')
  if (isSite) return { [list]: registerSiteFormat(source, name) }
  return {
    [list]: registerFormat(source, name),
    [examples]: registerExample(readFileSync(examples, 'utf8'), name),
  }
}

const stepsOf = (file: string): string[] => [
  `${file}: how the file is arranged, where its numbers and languages are, its rows and codes`,
  `${messagesOf('<language>')}/schema.json: its name, which begins with ${toWrite}`,
  ...(isSite
    ? ['npm run generate, then npm run import -- FILE --format NAME --dry-run with a file of the feed']
    : [
        `${examples}: an example of its own, with its quirks`,
        'npm run generate, then npx vitest run --project integration tests/integration/import/import-formats.test.ts',
        'a line in the table of docs/imports.md',
      ]),
]

async function newFeed(): Promise<void> {
  const name = parseBlockName(process.argv[2], 'feed')
  // An agency's own would take the place of that of the product.
  if (isFeedFormatName(name.slug)) throw new Refusal(`"${name.slug}" is a format already.`)
  const file = isSite
    ? `site/feeds/${name.folder}/index.ts`
    : `src/features/import/formats/${name.folder}/format.ts`
  if (existsSync(file)) throw new Refusal(`"${name.folder}" exists already: ${file}`)
  const files = { [file]: formatOf(name, isSite), ...registered(name) }
  console.info(`made the format ${name.slug}:`)
  for (const [written, content] of Object.entries(files)) {
    mkdirSync(path.dirname(written), { recursive: true })
    writeFileSync(written, await formatText(written, content))
    console.info(`  ${written}`)
  }
  const place = ['collections', 'importSources', 'fields', 'format', 'options', name.slug]
  for (const language of Object.keys(languageFacts)) {
    await addTexts(`${messagesOf(language)}/schema.json`, place, `${toWrite} ${name.words}`)
    console.info(`  ${messagesOf(language)}/schema.json`)
  }
  console.info(['', 'next:', ...stepsOf(file).map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

try {
  await newFeed()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:feed: ${error.message}`)
  process.exitCode = 1
}
