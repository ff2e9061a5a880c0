import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import { listingTitle } from './listing-title'

const types = [
  { webId: 1, name: 'Maison' },
  { webId: 4, name: 'Terrain' },
  { webId: 6, name: 'Garage' },
]
const huy = { name: 'Huy', zip: '4500' }

test.each([
  ['sale', [4], [], 'Terrain à vendre'],
  ['sale', [4], [huy], 'Terrain à vendre – Huy'],
  ['rent', [4, 6], [], 'Terrain, Garage à louer'],
  ['sale', [1, 4, 6], [huy], 'Biens à vendre – Huy'],
  ['rent', [], [], 'Biens à louer'],
  ['sale', [99], [huy, huy, huy], 'Biens à vendre'],
] as const)('%s of %j in %j is titled %j', async (goal, chosen, cities, title) => {
  const filters = { goal, types: [...chosen], cities: [...cities] }
  expect(listingTitle(filters, types, await getTranslator('fr', 'nl-BE'))).toBe(title)
})
