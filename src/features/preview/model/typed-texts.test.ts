import { expect, test } from 'vitest'

import { changedTexts, textsByPath, valueAt } from './typed-texts'

const form = (heading: string, label: string) => ({
  title: 'Home',
  order: 3,
  blocks: [
    { id: 'b1', blockType: 'callToAction', heading, links: [{ id: 'l1', label, url: '/contact/' }] },
    { id: 'b2', content: { root: { children: [{ text: 'Formatted' }] } }, pictures: ['media1'] },
  ],
  seo: { pageTitle: '' },
})

test('texts are found by paths whose rows have ids; formatted texts and ids of other documents are left out', () => {
  expect([...textsByPath(form('Come in', 'Write')).keys()]).toEqual([
    'title',
    'blocks.b1.id',
    'blocks.b1.blockType',
    'blocks.b1.heading',
    'blocks.b1.links.l1.id',
    'blocks.b1.links.l1.label',
    'blocks.b1.links.l1.url',
    'blocks.b2.id',
    'seo.pageTitle',
  ])
})

test('a text that moved with its row has not changed', () => {
  const before = form('Come in', 'Write')
  const moved = { ...before, blocks: before.blocks.toReversed() }
  expect(changedTexts(textsByPath(before), textsByPath(moved)).size).toBe(0)
})

test('what was typed is known with what was there before; a new row is no change', () => {
  const before = textsByPath(form('Come in', 'Write'))
  const now = textsByPath({ ...form('Come in!', 'Write'), extra: [{ id: 'x', label: 'New' }] })
  expect([...changedTexts(before, now)]).toEqual([['blocks.b1.heading', { from: 'Come in', to: 'Come in!' }]])
})

test('a value is found by the ids of the rows around it', () => {
  const values = { title: 'One', blocks: [{ id: 'a', links: [{ id: 'l', label: 'Here' }] }] }
  expect(valueAt(values, 'blocks.a.links.l.label')).toBe('Here')
  expect(valueAt(values, 'title')).toBe('One')
  expect(valueAt(values, 'blocks.b.links')).toBeUndefined()
  expect(valueAt(null, 'title')).toBeUndefined()
})
