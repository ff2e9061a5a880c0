import { expect, test } from 'vitest'

import { withNewIds } from './row-ids'

const id = (digit: string) => digit.repeat(24)

const link = { id: id('b'), label: { fr: 'Nous écrire', nl: 'Schrijf ons' }, url: '/contact/' }

const block = {
  id: id('a'),
  blockType: 'callToAction',
  rowLocation: `patterns/${id('f')}/${id('a')}`,
  heading: { fr: 'Bonjour', nl: 'Dag' },
  backgroundImage: id('c'),
  links: [link, { ...link, id: id('d') }],
  content: { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bonjour' }] }] } },
}

test('a copied block and the rows within it get ids of their own', () => {
  const copy = withNewIds(block)
  const ids = [copy.id, ...copy.links.map((each) => each.id)]
  for (const each of ids) expect(each).toMatch(/^[0-9a-f]{24}$/)
  expect(new Set([...ids, id('a'), id('b'), id('d')]).size).toBe(6)
})

test('texts of every language, pictures and the location of the original are copied as they are', () => {
  const { id: _, links, ...rest } = withNewIds(block)
  const { id: __, links: ___, ...expected } = block
  expect(rest).toEqual(expected)
  expect(links.map(({ label, url }) => ({ label, url }))).toEqual(
    [link, link].map(({ label, url }) => ({ label, url })),
  )
})

test.each([{ id: 7 }, { id: 'header' }, { id: null }])('what is no id of a row stays: %j', (value) => {
  expect(withNewIds(value)).toEqual(value)
})

test('two copies of the same blocks share no id, and the original is unchanged', () => {
  const before = structuredClone(block)
  const [one, other] = [withNewIds([block]), withNewIds([block])]
  expect(one[0]?.id).not.toBe(other[0]?.id)
  expect(block).toEqual(before)
})
