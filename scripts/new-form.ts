// `npm run new:form key-holder`: a public form that works at once, with its e-mails; in `site` where there is one, else (or
// with `--product`) in `src`. A form of an agency needs no migration, one of the product does.
import { existsSync, readFileSync } from 'node:fs'

import { isFormKind } from '../src/features/submissions/model/form-kinds'

import { makeTypes, ownPlace, runGenerator, sayNext, writeParts, writeTexts } from './lib/generator'
import { parsePartName, Refusal } from './lib/part-name'
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
  const name = parsePartName(process.argv[2], 'form')
  // An agency's own would take the place of that of the product.
  if (isFormKind(name.slug)) throw new Refusal(`"${name.slug}" is a form already.`)
  const { kinds, list } = placesOf(name, isSite)
  const made = filesOfForm(name, isSite)
  const taken = Object.keys(made).find((file) => existsSync(file))
  if (taken) throw new Refusal(`"${name.folder}" exists already: ${taken}`)
  console.info(`made the form ${name.slug}:`)
  await writeParts({
    ...made,
    [kinds]: registerKind(readFileSync(kinds, 'utf8'), name),
    [list]: registerForm(readFileSync(list, 'utf8'), name, isSite),
  })
  const place = ['forms', name.slug]
  await writeTexts(
    (language) => `${messagesOf(language)}/schema.json`,
    place,
    (language) => textsOfForm(name, language),
  )
  await writeTexts((language) => `${messagesOf(language)}/mail.json`, place, thanksIn)
  makeTypes()
  sayNext([
    `${Object.keys(made)[0]}: its fields and steps; the example beside it says what a visitor would send`,
    `${messagesOf('<language>')}/schema.json: write the texts that begin with ${toWrite}; mail.json: its e-mail`,
    ...(isSite ? [] : ['npm run migration NAME: its settings are columns']),
    'in the studio: the block “Form” on a page, and a page that thanks (Roles of pages); without one a text thanks',
    'npm run check',
  ])
}

await runGenerator('new:form', newForm)
