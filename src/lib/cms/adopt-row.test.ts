import { expect, test } from 'vitest'

import { adoptRow } from './adopt-row'
import { formatRowAddress, parseRowAddress } from './row-address'

test('the copy keeps its own ids, in lists too, and gets the texts of every language', () => {
  const model = {
    id: 'old',
    heading: { fr: 'Bonjour', nl: 'Dag' },
    link: { label: { fr: 'Lien' }, url: '/a/' },
    links: [
      { id: 'old-1', label: { fr: 'Un', nl: 'Een' } },
      { id: 'old-2', label: { fr: 'Deux', nl: 'Twee' } },
    ],
  }
  const copy = { id: 'new', heading: 'Bonjour', links: [{ id: 'new-1', label: 'Un' }] }
  expect(adoptRow(model, copy)).toEqual({
    ...model,
    id: 'new',
    links: [{ ...model.links[0], id: 'new-1' }, model.links[1]],
  })
})

test('the model stays as it was', () => {
  const model = { id: 'old', links: [{ id: 'a' }] }
  adoptRow(model, { id: 'new', links: [{ id: 'b' }] })
  expect(model).toEqual({ id: 'old', links: [{ id: 'a' }] })
})

test('an address is read as it was written', () => {
  const address = { collection: 'pages', document: '65f0', row: '66aa' }
  expect(parseRowAddress(formatRowAddress(address))).toEqual(address)
})

test.each([undefined, null, 4, '', 'pages', 'pages/1', 'pages/1/2/3', '../1/2', 'pages//2', 'a/b/c d', {}])(
  'what is no address is not taken for one: %j',
  (value) => {
    expect(parseRowAddress(value)).toBeNull()
  },
)
