import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { textsOnly } from './texts-only'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  {
    type: 'tabs',
    tabs: [
      { label: 'A', fields: [{ type: 'row', fields: [{ name: 'sort', type: 'number' }] }] },
      {
        name: 'seo',
        fields: [
          { name: 'metaTitle', type: 'text', localized: true },
          { name: 'isActive', type: 'checkbox' },
        ],
      },
    ],
  },
  {
    name: 'links',
    type: 'array',
    fields: [
      { name: 'label', type: 'text', localized: true },
      { name: 'url', type: 'text' },
    ],
  },
  { name: '_status', type: 'text' },
]

const stored = {
  title: 'Vendre',
  sort: 1,
  seo: { metaTitle: 'Vendre', isActive: true },
  links: [
    { id: 'a', label: 'Ici', url: '/a/' },
    { id: 'b', label: 'Là', url: '/b/' },
  ],
  _status: 'published',
}

const save = (saved: Record<string, unknown>) =>
  textsOnly(fields, stored, saved, { findBlock: () => undefined, textOf: (values) => values.saved })

test('texts are accepted, all other values stay', () => {
  const saved = {
    title: 'Verkopen',
    sort: 9,
    seo: { metaTitle: 'Verkopen', isActive: false },
    links: [
      { id: 'b', label: 'Daar', url: '/x/' },
      { id: 'a', label: 'Hier', url: '/y/' },
      { id: 'c', label: 'Nieuw', url: '/c/' },
    ],
    _status: 'draft',
  }
  expect(save(saved)).toEqual({
    title: 'Verkopen',
    sort: 1,
    seo: { metaTitle: 'Verkopen', isActive: true },
    links: [
      { id: 'a', label: 'Hier', url: '/a/' },
      { id: 'b', label: 'Daar', url: '/b/' },
    ],
    _status: 'draft',
  })
})

test.each([[{ ...stored, links: [] }], [{ ...stored, links: null }], [{ ...stored, links: 'x' }]])(
  'rows that are left out stay: %j',
  (saved) => {
    expect(save(saved).links).toEqual(stored.links)
  },
)

test('texts that are not taken stay in rows too', () => {
  const rules = { findBlock: () => undefined, textOf: (values: { stored: unknown }) => values.stored }
  const saved = { ...stored, title: 'Verkopen', links: [{ id: 'a', label: 'Hier', url: '/a/' }] }
  expect(textsOnly(fields, stored, saved, rules)).toEqual(stored)
})
