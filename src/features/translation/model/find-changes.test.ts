import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'

import { isSameValue } from '@/lib/values/is-same-value'

import { describeValue } from './describe-value'
import { findChanges } from './find-changes'

const card: Block = {
  slug: 'card',
  labels: { singular: { fr: 'Carte', en: 'Card' }, plural: 'Cards' },
  fields: [{ name: 'heading', type: 'text', localized: true, label: { fr: 'Titre', en: 'Heading' } }],
}

const fields: Field[] = [
  { name: 'price', type: 'number', label: { fr: 'Prix', en: 'Price' } },
  {
    type: 'tabs',
    tabs: [{ name: 'seo', fields: [{ name: 'title', type: 'text', localized: true, label: 'SEO' }] }],
  },
  { name: 'blocks', type: 'blocks', blocks: [], blockReferences: ['card' as never] },
  { name: 'staleTexts', type: 'json', hidden: true },
]

const compare = (before: object, after: object) =>
  findChanges(fields, before as Record<string, unknown>, after as Record<string, unknown>, {
    language: 'fr',
    findBlock: (slug) => (slug === 'card' ? card : undefined),
  })

const row = (id: string, fr = 'Un') => ({ id, blockType: 'card', heading: { fr } })

test('equal documents have no changes, whatever way nothing is stored', () => {
  expect(compare({}, {})).toEqual([])
  expect(compare({ price: null, blocks: [], seo: { title: { fr: '' } } }, { seo: {} })).toEqual([])
  expect(compare({ staleTexts: 1, _status: 'draft', updatedAt: 1 }, { staleTexts: 2 })).toEqual([])
})

const kindsOf = (changes: ReturnType<typeof compare>) =>
  changes.map(({ kind, label, languages }) => ({ kind, label, languages }))

test('a changed field is named with its languages and values', () => {
  expect(
    compare({ price: 1, seo: { title: { fr: 'a', nl: 'b' } } }, { price: 2, seo: { title: { nl: 'c' } } }),
  ).toEqual([
    { label: 'Prix', languages: [], kind: 'changed', values: [{ language: null, before: '1', after: '2' }] },
    {
      label: 'SEO',
      languages: ['nl', 'fr'],
      kind: 'changed',
      values: [
        { language: 'nl', before: 'b', after: 'c' },
        { language: 'fr', before: 'a', after: '' },
      ],
    },
  ])
})

test('documents read in one language are compared in that language', () => {
  const options = { language: 'fr', locale: 'nl', findBlock: () => undefined } as const
  expect(findChanges(fields, { seo: { title: 'a' } }, { seo: { title: 'b' } }, options)).toEqual([
    {
      label: 'SEO',
      languages: ['nl'],
      kind: 'changed',
      values: [{ language: 'nl', before: 'a', after: 'b' }],
    },
  ])
})

test('rows that are new, gone, moved or changed are named with their number', () => {
  const before = { blocks: [row('a'), row('b'), row('c')] }
  expect(kindsOf(compare(before, { blocks: [row('b'), row('a', 'Deux'), row('d')] }))).toEqual([
    { label: 'Carte 1', languages: [], kind: 'moved' },
    { label: 'Carte 2', languages: [], kind: 'moved' },
    { label: 'Carte 2 › Titre', languages: ['fr'], kind: 'changed' },
    { label: 'Carte 3', languages: [], kind: 'added' },
    { label: 'Carte 3', languages: [], kind: 'removed' },
  ])
})

test('values are described as an editor reads them', () => {
  const text = { root: { children: [{ type: 'text', text: 'gras' }] } }
  const options = [{ value: 'sale', label: { fr: 'À vendre' } }]
  expect(describeValue({ name: 'a', type: 'richText' }, text, 'fr')).toBe('gras')
  expect(describeValue({ name: 'a', type: 'select', options }, 'sale', 'fr')).toBe('À vendre')
  expect(describeValue({ name: 'a', type: 'select', options }, 'old', 'fr')).toBe('old')
  expect(describeValue({ name: 'a', type: 'checkbox' }, true, 'fr')).toBe('✓')
  expect(describeValue({ name: 'a', type: 'checkbox' }, false, 'fr')).toBe('✗')
  expect(describeValue({ name: 'a', type: 'date' }, 'x', 'fr')).toBeNull()
  expect(describeValue({ name: 'a', type: 'upload', relationTo: 'media' }, '1', 'fr')).toBeNull()
  expect(describeValue({ name: 'a', type: 'number' }, null, 'fr')).toBe('')
})

test.each([
  [undefined, '22 novembre 2026'],
  ['dayOnly', '22 novembre 2026'],
  ['dayAndTime', '22 nov. 2026, 11\u00a0h'],
] as const)('a date that is entered as %s has a time or none', (pickerAppearance, text) => {
  const field: Field = { name: 'a', type: 'date', admin: { date: { pickerAppearance } } }
  expect(describeValue(field, '2026-11-22T10:00:00Z', 'fr')).toBe(text)
})

test('a row that is added or removed comes with what is filled in in it', () => {
  const card = { ...row('a'), heading: { fr: 'Un', nl: 'Een' } }
  const content = 'Titre (Nederlands)\u00a0: Een\nTitre (Français)\u00a0: Un'
  expect(compare({}, { blocks: [card] })).toMatchObject([
    { kind: 'added', values: [{ language: null, before: '', after: content }] },
  ])
  expect(compare({ blocks: [card] }, {})).toMatchObject([
    { kind: 'removed', values: [{ language: null, before: content, after: '' }] },
  ])
  expect(compare({}, { blocks: [{ id: 'b', blockType: 'card' }] })).toMatchObject([
    { kind: 'added', values: [] },
  ])
})

test('values are compared by content', () => {
  const text = { root: { children: [{ text: 'a' }] } }
  expect(isSameValue(text, structuredClone(text))).toBe(true)
  expect(isSameValue(text, { root: { children: [{ text: 'b' }] } })).toBe(false)
  expect(isSameValue([1, 2], [2, 1])).toBe(false)
  expect(isSameValue(0, null)).toBe(false)
  expect(isSameValue(false, null)).toBe(false)
})

test('related documents are named, and have no text while a name is unknown', () => {
  const owner = { name: 'agent', type: 'relationship', relationTo: 'agents' } as Field
  const owners = {
    name: 'owners',
    type: 'relationship',
    relationTo: ['agents', 'owners'],
    hasMany: true,
  } as Field
  const nameOf = (collection: string, id: string) => (id === 'a1' ? `${collection}: Anne` : null)
  expect(describeValue(owner, 'a1', 'fr', nameOf)).toBe('agents: Anne')
  expect(describeValue(owner, { id: 'a1' }, 'fr', nameOf)).toBe('agents: Anne')
  expect(describeValue(owner, 'b2', 'fr', nameOf)).toBeNull()
  expect(describeValue(owners, [{ relationTo: 'owners', value: 'a1' }], 'fr', nameOf)).toBe('owners: Anne')
})
