import { expect, test } from 'vitest'

import { copiedFields } from './copy-texts'
import { exampleSchema } from './translation.fixture'

const all = {
  title: { fr: 'Vendre', nl: 'Verkopen' },
  intro: { fr: 'Bonjour', nl: '' },
  note: { nl: 'Nota' },
  blocks: [
    { id: 'a', blockType: 'richText', heading: { fr: 'Un', nl: 'Een' } },
    { id: 'b', blockType: 'richText', heading: { fr: 'Deux' }, colour: 'red' },
  ],
  sort: 3,
}
const dutch = {
  title: 'Verkopen',
  intro: '',
  note: 'Nota',
  blocks: [
    { id: 'a', blockType: 'richText', heading: 'Een' },
    { id: 'b', blockType: 'richText', heading: null, colour: 'red' },
  ],
  sort: 3,
}
const copy = { from: 'fr', to: 'nl', isReplacing: false } as const

test('a copy fills empty texts and saves only the fields that hold one', () => {
  expect(copiedFields(exampleSchema, all, dutch, copy)).toEqual({
    count: 2,
    data: { intro: 'Bonjour', blocks: [dutch.blocks[0], { ...dutch.blocks[1], heading: 'Deux' }] },
  })
})

test('a replacing copy keeps texts that the other language lacks', () => {
  const { count, data } = copiedFields(exampleSchema, all, dutch, { ...copy, isReplacing: true })
  expect(count).toBe(4)
  expect(data).toMatchObject({ title: 'Vendre', blocks: [{ heading: 'Un' }, { heading: 'Deux' }] })
  expect(data).not.toHaveProperty('note')
})

test('a copy does not change its arguments', () => {
  const before = structuredClone(dutch)
  copiedFields(exampleSchema, all, dutch, { ...copy, isReplacing: true })
  expect(dutch).toEqual(before)
})
