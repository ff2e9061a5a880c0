import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { languageFiles, writeLanguageFiles } from './language-files.mjs'

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
  expect(files.get('src/lib/i18n/languages/schema.ts')).toContain(
    "from '../../../../messages/xx/schema.json'",
  )
  expect(files.get('src/lib/i18n/languages/site-bundles.ts')).toContain(
    "xx: () => import('../../../../messages/xx/site.json')",
  )
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
