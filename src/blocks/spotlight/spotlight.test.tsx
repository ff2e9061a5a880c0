import { expect, test, vi } from 'vitest'

import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findSpotlightProperties } from '@/features/listings/server/find-latest-properties'

import { renderBlock } from '../../../tests/support/render-block'

import { spotlightFixture } from './spotlight.fixture'

test('it reads the spotlight properties, at most the editor’s number', async () => {
  const html = await renderBlock({ ...spotlightFixture, goal: 'rent', maxItems: 4 }, { locale: 'de' })
  expect(findSpotlightProperties).toHaveBeenLastCalledWith('rent', 4, 'de')
  expect(html.match(/<article/g)).toHaveLength(3)
})

test('chosen properties are in the editor’s order, as documents and as ids', async () => {
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

test('as a slider the cards are in one row, which has the name of the block or of what it shows', async () => {
  const slider = { ...spotlightFixture, view: 'slider-view' as const, heading: 'Coups de cœur' }
  expect(await renderBlock(slider)).toMatch(/aria-label="Coups de cœur" [^>]*overflow-x-auto[^>]*><ul/)
  expect(await renderBlock({ ...slider, heading: '' })).toContain('aria-label="Biens à la une"')
})

test('the headings of the cards skip no level', async () => {
  expect(await renderBlock(spotlightFixture)).toContain('<h3')
  expect(await renderBlock({ ...spotlightFixture, heading: '' })).not.toContain('<h3')
})

test('without properties nothing is rendered, not even the title', async () => {
  vi.mocked(findSpotlightProperties).mockResolvedValueOnce([])
  expect(await renderBlock(spotlightFixture)).toBe('')
})
