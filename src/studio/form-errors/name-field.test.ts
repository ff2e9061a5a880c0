import type { ClientBlock, ClientField } from 'payload'
import { expect, test } from 'vitest'

import { nameField } from './name-field'

const links = {
  type: 'array',
  name: 'links',
  label: 'Links',
  labels: { singular: 'Link', plural: 'Links' },
  fields: [{ type: 'row', fields: [{ type: 'text', name: 'label', label: 'Text', localized: true }] }],
}

const blocks = {
  banner: {
    slug: 'banner',
    labels: { singular: 'Banner', plural: 'Banners' },
    fields: [{ type: 'text', name: 'heading', label: 'Heading', localized: true }, links],
  },
} as unknown as Record<string, ClientBlock>

const fields = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [{ type: 'blocks', name: 'blocks', label: 'Blocks', blocks: [] }] },
      { name: 'seo', label: 'Search engines', fields: [{ type: 'text', name: 'title', label: 'Title' }] },
    ],
  },
  {
    type: 'group',
    name: 'override',
    fields: [{ type: 'text', name: 'reason', label: 'Reason', admin: { hidden: true } }],
  },
  { type: 'select', name: 'kinds', label: 'Kinds', hasMany: true, options: [] },
  { type: 'text', name: 'code' },
] as unknown as ClientField[]

const nameOf = (path: string) =>
  nameField(fields, path, {
    labelOf: (label) => (typeof label === 'string' ? label : ''),
    blocks,
    kindAt: (at) => (at === 'blocks.6' ? 'banner' : ''),
  })

test.each([
  ['blocks.6.heading', ['Banner 7', 'Heading'], true],
  ['blocks.6.links.1.label', ['Banner 7', 'Link 2', 'Text'], true],
  ['blocks.6', ['Banner 7'], false],
  ['blocks', ['Blocks'], false],
  ['seo.title', ['Search engines', 'Title'], false],
  ['kinds.3', ['Kinds'], false],
  ['code', ['code'], false],
])('%s is named by its rows, their numbers and labels', (path, labels, isLocalized) => {
  expect(nameOf(path)).toEqual({ labels, isLocalized, isShown: true })
})

test('a field without an input is told apart, and one that does not exist', () => {
  expect(nameOf('override.reason')).toEqual({ labels: ['Reason'], isLocalized: false, isShown: false })
  expect(nameOf('nothing')).toBeNull()
  expect(nameOf('blocks.6.nothing')).toBeNull()
})
