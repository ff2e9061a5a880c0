import { expect, test } from 'vitest'

import { leavesPage } from './use-unsaved-warning'

const press = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false }
const current = 'https://example.org/admin/translate/?id=1'
const link = { download: '', href: 'https://example.org/admin/', target: '' }

test.each([
  ['a link to another view', {}, {}, true],
  ['a link to another document', {}, { href: 'https://example.org/admin/translate/?id=2' }, true],
  ['a link to another site', {}, { href: 'https://example.com/' }, true],
  ['a click with Ctrl', { ctrlKey: true }, {}, false],
  ['a click of the middle button', { button: 1 }, {}, false],
  ['a link to a new tab', {}, { target: '_blank' }, false],
  ['a download', {}, { download: 'list.csv' }, false],
  ['a place on this page', {}, { href: `${current}#text` }, false],
  ['an e-mail address', {}, { href: 'mailto:jan@example.org' }, false],
])('%s leaves the page: %#', (_, changedPress, changedLink, leaves) => {
  expect(leavesPage({ ...press, ...changedPress }, { ...link, ...changedLink }, current)).toBe(leaves)
})
