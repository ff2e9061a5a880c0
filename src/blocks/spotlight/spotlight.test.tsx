import '../../../tests/support/mock-reads'

import { expect, test, vi } from 'vitest'

import { findChosenProperties } from '@/lib/data/find-chosen-properties'
import { findSpotlightProperties } from '@/lib/data/find-latest-properties'

import { renderBlock } from '../../../tests/support/render-block'

import { spotlightFixture } from './spotlight.fixture'

test('it asks for what the agency puts forward, as many as the editor allows', async () => {
  const html = await renderBlock({ ...spotlightFixture, goal: 'rent', maxItems: 4 }, { locale: 'de' })
  expect(findSpotlightProperties).toHaveBeenLastCalledWith('rent', 4, 'de')
  expect(html.match(/<article/g)).toHaveLength(3)
})

test('chosen properties come in the editor’s order, whether the page loaded them or names them', async () => {
  const loaded = { id: 'b', ref: 2 } as never
  const html = await renderBlock({
    ...spotlightFixture,
    choice: 'chosen',
    properties: ['a', loaded],
    maxItems: 2,
  })
  expect(findChosenProperties).toHaveBeenLastCalledWith(['a', 'b'], 'fr')
  expect(html.match(/<article/g)).toHaveLength(2)
})

test('as a slider the cards stand in one row', async () => {
  expect(await renderBlock({ ...spotlightFixture, view: 'slider-view' })).toContain('overflow-x-auto')
})

test('the cards follow the heading without leaving out a level', async () => {
  expect(await renderBlock(spotlightFixture)).toContain('<h3')
  expect(await renderBlock({ ...spotlightFixture, heading: '' })).not.toContain('<h3')
})

test('without properties nothing stands there, not even the title', async () => {
  vi.mocked(findSpotlightProperties).mockResolvedValueOnce([])
  expect(await renderBlock(spotlightFixture)).toBe('')
})
