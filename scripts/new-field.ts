// `npm run new:field parking-type -- --kind choice --options covered,open --section comfort --filter`: an own field of
// properties, in the form of the studio, on the page, in feeds and as a filter of lists; without a migration.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { languageFacts } from '../src/lib/i18n/languages/facts'

import { addTexts } from './lib/add-texts'
import { formatText } from './lib/format-text'
import { Refusal } from './new-block/block-name'
import { toWrite } from './new-block/templates'
import { parseField, registerField, textsOfField } from './new-field/field-entry'
import { refuseTakenName } from './new-field/taken-names'

const list = 'site/fields.ts'

async function newField(): Promise<void> {
  const field = parseField(process.argv.slice(2))
  const { slug } = field.name
  if (!existsSync(list))
    throw new Refusal(
      'An own field belongs to the site of an agency, and there is no site/fields.ts: npm run new:site',
    )
  const fields = registerField(readFileSync(list, 'utf8'), field)
  refuseTakenName(slug)
  writeFileSync(list, await formatText(list, fields))
  console.info(`made the field ${slug}:\n  ${list} (one line)`)
  for (const language of Object.keys(languageFacts)) {
    const file = `site/messages/${language}/schema.json`
    await addTexts(file, ['propertyFields', slug], textsOfField(field))
    console.info(`  ${file} (its texts)`)
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Refusal('The types could not be made. See the error above, then: npm run generate')
  const steps = [
    `site/messages/<language>/schema.json: write the texts that begin with ${toWrite}, and a “description” for editors`,
    'npm run check, then npm run build',
    ...(field.isFilter ? ['npm run reindex, when properties have values already'] : []),
  ]
  console.info(['', 'next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

try {
  await newField()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:field: ${error.message}`)
  process.exitCode = 1
}
