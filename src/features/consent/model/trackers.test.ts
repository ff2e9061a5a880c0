import { expect, test } from 'vitest'

import { agreedToAll, declined, type ConsentCategory } from './choice'
import { isSource, sourceOf } from './third-parties'
import { allowedTrackers, trackerScripts, trackerSources } from './trackers'

const ids = { analyticsId: 'G-1', adsId: 'AW-2', tagManagerId: 'GTM-3', pixelId: '4' }

test.each<[ConsentCategory, string[], string | null, string | null]>([
  ['necessary', [], null, null],
  ['analytical', ['G-1'], 'GTM-3', null],
  ['marketing', ['AW-2'], 'GTM-3', null],
  ['social', [], null, '4'],
  ['unclassified', [], null, null],
])('with "%s" alone, tags %j, tag manager %s and pixel %s load', (category, tags, tagManager, pixel) => {
  expect(allowedTrackers(ids, { ...declined, [category]: true })).toEqual({ tags, tagManager, pixel })
})

test('unconfigured trackers never load', () => {
  expect(allowedTrackers({}, agreedToAll)).toEqual({ tags: [], tagManager: null, pixel: null })
  expect(trackerSources({})).toEqual([])
})

test('the policy allows the scripts of the configured trackers', () => {
  const allowed = (configured: object) => trackerSources(configured).flatMap(({ scripts }) => scripts ?? [])
  expect(allowed(ids).every(isSource)).toBe(true)
  expect(allowed({ tagManagerId: 'GTM-3' })).toEqual([sourceOf(trackerScripts.tagManager('GTM-3'))])
  expect(allowed({ adsId: 'AW-2' })).toEqual([sourceOf(trackerScripts.tags('AW-2'))])
  expect(allowed({ pixelId: '4' })).toEqual([sourceOf(trackerScripts.pixel)])
})
