// `npm run new:feed office-feed`: a format of feeds that works at once; in `site` where there is one, else (or with
// `--product`) in `src`, with an example for the tests of all formats.
import { existsSync, readFileSync } from 'node:fs'

import { isFeedFormatName } from '../src/features/import/model/feed-formats'

import { ownPlace, runGenerator, sayNext, writeParts, writeTexts } from './lib/generator'
import { parsePartName, Refusal, type PartName } from './lib/part-name'
import { toWrite } from './new-block/templates'
import { formatOf, registerExample, registerFormat, registerSiteFormat } from './new-feed/feed-files'

const { isSite, messagesOf } = ownPlace(process.argv)
const list = isSite ? 'site/feeds.ts' : 'src/features/import/model/feed-formats.ts'
const examples = 'tests/support/example-feeds.ts'

/** The new texts of the lists that name the formats. */
function registered(name: PartName): Record<string, string> {
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
  const name = parsePartName(process.argv[2], 'feed')
  // An agency's own would take the place of that of the product.
  if (isFeedFormatName(name.slug)) throw new Refusal(`"${name.slug}" is a format already.`)
  const file = isSite
    ? `site/feeds/${name.folder}/index.ts`
    : `src/features/import/formats/${name.folder}/format.ts`
  if (existsSync(file)) throw new Refusal(`"${name.folder}" exists already: ${file}`)
  console.info(`made the format ${name.slug}:`)
  await writeParts({ [file]: formatOf(name, isSite), ...registered(name) })
  const place = ['collections', 'importSources', 'fields', 'format', 'options', name.slug]
  await writeTexts(
    (language) => `${messagesOf(language)}/schema.json`,
    place,
    () => `${toWrite} ${name.words}`,
  )
  sayNext(stepsOf(file))
}

await runGenerator('new:feed', newFeed)
