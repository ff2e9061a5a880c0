import { expect, test } from 'vitest'

import { localiseLink } from './localise-link'
import { localiseText } from './localise-text'
import { indexRouteTable } from './route-table'
import { seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)

const textOf = (url: string) => ({
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'link', fields: { url, newTab: false }, children: [] }] },
    ],
  },
})

test('links in a text lead to the language of the page; other links and the rest of the text stay', () => {
  expect(localiseText(index, textOf('/for-sale/?city=huy'), 'fr')).toEqual(textOf('/fr/a-vendre/?city=huy'))
  expect(localiseText(index, textOf('tel:+3243661234'), 'fr')).toEqual(textOf('tel:+3243661234'))
  expect(localiseText(index, null, 'fr')).toBeNull()
})

test.each([
  '/api/media/file/plan%20a.pdf',
  '/images/w400/x.webp',
  '/sitemap.xml',
  '/api/media/file/a.pdf?v=2',
])('the file %s has one path for all languages', (url) => {
  expect(localiseLink(index, url, 'fr')).toBe(url)
})
