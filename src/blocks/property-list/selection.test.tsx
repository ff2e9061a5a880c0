import { expect, test, vi } from 'vitest'

import { selectionOf } from '@/features/listings/model/property-selection'
import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findSelection } from '@/features/listings/server/find-selection'

import { renderBlock } from '../../../tests/support/render-block'

import { propertyListFixture } from './property-list.fixture'

test('a short selection asks for what the editor filters by, and no more than fits', async () => {
  const html = await renderBlock({
    ...propertyListFixture,
    maxItems: 1,
    localities: ['l1'],
    agents: ['a1'],
    priceMax: 300_000,
  })
  const selection = {
    kind: 'sale',
    localities: ['l1'],
    agents: ['a1'],
    types: [],
    priceMax: 300_000,
    hideSold: false,
  }
  expect(findSelection).toHaveBeenLastCalledWith(expect.objectContaining(selection), 1, 'fr')
  expect(html).toContain('/4310/')
})

test('chosen properties are shown in the order of the editor, up to the number of the block', async () => {
  const html = await renderBlock({
    ...propertyListFixture,
    choice: 'chosen',
    properties: ['p2', 'p1'],
    maxItems: 1,
  })
  expect(findChosenProperties).toHaveBeenLastCalledWith(['p2', 'p1'], 'fr')
  expect(html).toContain('/4310/')
  expect(html).not.toContain('/4311/')
})

test('a block of earlier days, without a choice, shows the newest of its goal', async () => {
  const { choice: _, ...earlier } = propertyListFixture
  await renderBlock({ ...earlier, goal: 'rent' } as typeof propertyListFixture)
  expect(findSelection).toHaveBeenLastCalledWith(selectionOf({ goal: 'rent' }), 3, 'fr')
})

test('a selection without properties shows a message', async () => {
  vi.mocked(findSelection).mockResolvedValueOnce([])
  expect(await renderBlock(propertyListFixture)).toContain('Aucun bien à montrer pour le moment.')
})
