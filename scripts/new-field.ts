// `npm run new:field parking-type -- --kind choice --options covered,open --section comfort --filter`: an own field of
// properties, in the form of the studio, on the page, in feeds and as a filter of lists; without a migration.
import { existsSync, readFileSync } from 'node:fs'

import { makeTypes, runGenerator, sayNext, writeParts, writeTexts } from './lib/generator'
import { Refusal } from './lib/part-name'
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
  console.info(`made the field ${slug}:`)
  await writeParts({ [list]: fields })
  await writeTexts(
    (language) => `site/messages/${language}/schema.json`,
    ['propertyFields', slug],
    () => textsOfField(field),
  )
  makeTypes()
  sayNext([
    `site/messages/<language>/schema.json: write the texts that begin with ${toWrite}, and a “description” for editors`,
    'npm run check, then npm run build',
    ...(field.isFilter ? ['npm run reindex, when properties have values already'] : []),
  ])
}

await runGenerator('new:field', newField)
