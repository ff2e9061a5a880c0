import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { languageFiles, writeLanguageFiles } from './language-files.mjs'
import { mergeTexts } from './site-messages.mjs'

function projectWith(codes) {
  const root = mkdtempSync(path.join(tmpdir(), 'perron-languages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const code of codes) {
    mkdirSync(path.join(root, 'messages', code), { recursive: true })
    const facts = { name: `Name of ${code}`, numbersAndDates: `${code}-BE` }
    const site = { failure: { text: `Failed in ${code}` }, formView: { tryAgain: 'Again' } }
    const parts = { language: facts, mail: {}, schema: {}, site, studio: {} }
    for (const [part, content] of Object.entries(parts))
      writeFileSync(path.join(root, 'messages', code, `${part}.json`), JSON.stringify(content))
  }
  return root
}

test('a folder of messages makes a language, with its name', () => {
  const files = languageFiles(projectWith(['fr', 'xx']))
  expect(files.get('src/lib/i18n/languages/facts.ts')).toContain(
    'xx: {"name":"Name of xx","numbersAndDates":"xx-BE"}',
  )
  expect(files.get('src/lib/i18n/languages/schema.ts')).toContain("from '@messages/xx/schema.json'")
  expect(files.get('src/lib/i18n/languages/site-bundles.ts')).toContain(
    "xx: () => import('@messages/xx/site.json')",
  )
})

test('what a failed page says is in the words of the agency, where it has any', () => {
  const root = projectWith(['fr', 'xx'])
  const failures = (folder) => languageFiles(root).get(`${folder}/generated/failures.ts`)
  expect(failures('demo/site')).toContain('fr: {"text":"Failed in fr","retry":"Again"}')
  mkdirSync(path.join(root, 'site/messages/fr'), { recursive: true })
  const words = { failure: { text: 'Our own words' } }
  writeFileSync(path.join(root, 'site/messages/fr/site.json'), JSON.stringify(words))
  expect(failures('site')).toContain('fr: {"text":"Our own words","retry":"Again"}')
  expect(failures('site')).toContain('xx: {"text":"Failed in xx","retry":"Again"}')
})

test('a folder that is no language, or lacks a file, is said in plain words', () => {
  expect(() => languageFiles(projectWith(['fr', 'fr-BE']))).toThrow(
    'messages/fr-BE: the folder of a language',
  )
  const root = projectWith(['fr', 'xx'])
  rmSync(path.join(root, 'messages/xx/mail.json'))
  expect(() => languageFiles(root)).toThrow('messages/xx lacks mail.json')
})

test('where Payload lacks a language, its own texts are English', () => {
  const text = languageFiles(projectWith(['fr', 'xx'])).get('src/lib/i18n/languages/payload.ts')
  expect(text).toContain('payloadLanguages = { fr, xx: en }')
  expect(text).not.toContain('languages/xx')
})

test('those of this project are written', () => {
  for (const [file, text] of languageFiles(process.cwd())) expect(readFileSync(file, 'utf8'), file).toBe(text)
})

test('they are written once the folders differ', () => {
  const root = projectWith(['fr'])
  writeLanguageFiles(root)
  for (const [file, text] of languageFiles(root))
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(text)
})

test('an agency’s own words go before those of the product, and an own key is in every language', () => {
  const root = projectWith(['fr', 'nl'])
  const ownTexts = { failure: { text: 'Oups' }, own: { stairs: 'Escaliers' } }
  mkdirSync(path.join(root, 'site/messages/fr'), { recursive: true })
  writeFileSync(path.join(root, 'site/messages/fr/site.json'), JSON.stringify(ownTexts))
  writeLanguageFiles(root)
  const read = (code) =>
    JSON.parse(readFileSync(path.join(root, `site/generated/messages/${code}/site.json`), 'utf8'))
  expect(read('fr')).toEqual({ ...ownTexts, formView: { tryAgain: 'Again' } })
  expect(read('nl')).toEqual({
    failure: { text: 'Failed in nl' },
    formView: { tryAgain: 'Again' },
    own: { stairs: 'Escaliers' },
  })
  expect(languageFiles(root).has('site/generated/messages/fr/mail.json')).toBe(false)

  rmSync(path.join(root, 'site/messages/fr/site.json'))
  writeLanguageFiles(root)
  expect(existsSync(path.join(root, 'site/generated/messages/fr/site.json'))).toBe(false)
})

test('a file of own words that no language has is refused', () => {
  const root = projectWith(['fr'])
  mkdirSync(path.join(root, 'site/messages/fr'), { recursive: true })
  writeFileSync(path.join(root, 'site/messages/fr/words.json'), '{}')
  expect(() => languageFiles(root)).toThrow(
    'site/messages/fr/words.json has no file of that name in messages',
  )
})

test('a label written as a text is replaced in a field with more texts', () => {
  expect(mergeTexts({ ref: { label: 'Number', help: 'Its own' } }, { ref: 'Reference' })).toEqual({
    ref: { label: 'Reference', help: 'Its own' },
  })
  expect(mergeTexts({ ref: 'Number' }, { ref: { description: 'Help' } })).toEqual({
    ref: { label: 'Number', description: 'Help' },
  })
})
