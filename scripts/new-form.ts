// `npm run new:form key-holder`: a public form that works at once, with its e-mails; in `site` where there is one, else (or
// with `--product`) in `src`. A form of an agency needs no migration, one of the product does.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { isFormKind } from '../src/features/submissions/model/form-kinds'
import { languageFacts } from '../src/lib/i18n/languages/facts'

import { addTexts } from './lib/add-texts'
import { formatText } from './lib/format-text'
import { ownPlace } from './lib/own-place'
import { parseBlockName, Refusal } from './new-block/block-name'
import { toWrite } from './new-block/templates'
import {
  filesOfForm,
  placesOf,
  registerForm,
  registerKind,
  textsOfForm,
  thanksIn,
} from './new-form/form-files'

const { isSite, messagesOf } = ownPlace(process.argv)

async function newForm(): Promise<void> {
  const name = parseBlockName(process.argv[2], 'form')
  // An agency's own would take the place of that of the product.
  if (isFormKind(name.slug)) throw new Refusal(`"${name.slug}" is a form already.`)
  const { kinds, list } = placesOf(name, isSite)
  const made = filesOfForm(name, isSite)
  const taken = Object.keys(made).find((file) => existsSync(file))
  if (taken) throw new Refusal(`"${name.folder}" exists already: ${taken}`)
  const files = {
    ...made,
    [kinds]: registerKind(readFileSync(kinds, 'utf8'), name),
    [list]: registerForm(readFileSync(list, 'utf8'), name, isSite),
  }
  console.info(`made the form ${name.slug}:`)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await formatText(file, content))
    console.info(`  ${file}`)
  }
  for (const language of Object.keys(languageFacts)) {
    await addTexts(`${messagesOf(language)}/schema.json`, ['forms', name.slug], textsOfForm(name, language))
    await addTexts(`${messagesOf(language)}/mail.json`, ['forms', name.slug], thanksIn(language))
    console.info(`  ${messagesOf(language)}/schema.json and mail.json (its texts)`)
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Refusal('The types could not be made. See the error above, then: npm run generate')
  const steps = [
    `${Object.keys(made)[0]}: its fields and steps; the example beside it says what a visitor would send`,
    `${messagesOf('<language>')}/schema.json: write the texts that begin with ${toWrite}; mail.json: its e-mail`,
    ...(isSite ? [] : ['npm run migration NAME: its settings are columns']),
    'in the studio: the block “Form” on a page, and a page that thanks (Roles of pages); without one a text thanks',
    'npm run check',
  ]
  console.info(['', 'next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

try {
  await newForm()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:form: ${error.message}`)
  process.exitCode = 1
}
