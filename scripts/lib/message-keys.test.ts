import { expect, test } from 'vitest'

import { compareLanguages, compareParts, compareUse, findMessageUse, flattenMessages } from './message-keys'

const problems = (written: string[], code: string) =>
  compareUse(written, [{ file: 'view.tsx', use: findMessageUse('view.tsx', code) }])

test('nested messages become full keys', () => {
  expect([...flattenMessages({ paging: { next: 'Next', label: 'Pages' }, top: 'Top' }).keys()]).toEqual([
    'paging.next',
    'paging.label',
    'top',
  ])
})

test('a key that one language lacks is named with the language', () => {
  expect(compareLanguages({ nl: ['a', 'b'], fr: ['a'], en: ['a', 'b', 'c'] })).toEqual([
    'c: missing in nl',
    'b: missing in fr',
    'c: missing in fr',
  ])
})

test('a key used in code and not written is a problem', () => {
  expect(problems([], `t('paging.next')`)).toEqual(['paging.next: used in view.tsx, not written'])
  expect(problems([], `t.rich('consent.text', {})`)).toEqual(['consent.text: used in view.tsx, not written'])
})

test('an unused key is a problem', () => {
  expect(problems(['a.b', 'a.c'], `<p>{t('a.b')}</p>`)).toEqual(['a.c: written, never used'])
})

test('both branches of a choice count as used', () => {
  expect(problems(['a.b', 'a.c'], `t(many ? 'a.b' : ('a.c'))`)).toEqual([])
})

test('a key made on the spot uses every key of its shape', () => {
  expect(problems(['goal.sale', 'goal.rent'], 't(`goal.${goal}`)')).toEqual([])
  expect(problems(['goals.sale'], 't(`goal.${goal}`)')).toHaveLength(2)
})

test('a key in a table counts as used', () => {
  expect(problems(['goal.sale'], `const labels = { sale: 'goal.sale' }; t(labels[goal])`)).toEqual([])
})

test('a call with the language as first argument is a use too', () => {
  expect(problems(['a.b'], `studioText(language, 'a.b')`)).toEqual([])
  expect(problems(['a.b'], 'mailTranslator(locale)(`a.${key}`)')).toEqual([])
  expect(problems(['a.b'], `studioLabel('a.b')`)).toEqual([])
  expect(problems([], 'studioMessage(req, `a.${key}`)')).toEqual([
    '^a\\..+$: used in view.tsx, no such key written',
  ])
})

test('a key belongs to one part only', () => {
  expect(compareParts({ site: ['a.b', 'a.c'], studio: ['a.c'] })).toEqual([
    'a.c: written in site and in studio',
  ])
})

test('other calls and comments do not count', () => {
  expect(problems([], `// t('a.b')\nformat('a.b'); list.map((t) => t.id)`)).toEqual([])
})
