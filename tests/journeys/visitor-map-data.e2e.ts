import { expect } from '@playwright/test'

import type { MapCard, MapLocality, MapPoints } from '@/features/map/model/map-points'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'
import { open } from '../rig/demo-pages'

const readJson = async <T>(path: string): Promise<T> => JSON.parse((await open(path)).html) as T

test.describe('what the map reads', () => {
  const pointsOf = (query: string) => readJson<MapPoints>(`/map-data/fr/points/?${query}`)

  test('a hidden postal address is shown at the centre of its locality, a published one exactly', async () => {
    const places = await readJson<MapLocality[]>('/map-data/fr/localities/')
    const isMiddle = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      places.some(
        (place) =>
          Math.abs(place.latitude - latitude) < 0.00001 && Math.abs(place.longitude - longitude) < 0.00001,
      )
    const { properties } = await pointsOf('goal=sale')
    const approximate = properties.filter(({ isApproximate }) => isApproximate)
    expect(approximate.length).toBeGreaterThan(0)
    expect(approximate.filter((property) => !isMiddle(property))).toEqual([])
    expect(properties.some((property) => !property.isApproximate && !isMiddle(property))).toBe(true)
  })

  test('a price that is not published is on no marker and no card', async () => {
    const { properties } = await pointsOf('goal=sale')
    const hidden = properties.find(({ ref }) => ref === demoRefs.hiddenPrice)
    expect(hidden?.priceText).toBe(interfaceText('fr', 'map.onRequest'))
    const card = await readJson<MapCard>(`/map-data/fr/card/${demoRefs.hiddenPrice}/`)
    expect(card.price).toBe(interfaceText('fr', 'property.priceOnRequest'))
  })

  test('what is sold is left off: by its ribbon, or because it is not sent (D5)', async () => {
    const { properties, marqueeIgnoreList } = await pointsOf('goal=sale')
    const sold = properties.find(({ ref }) => ref === demoRefs.soldApartment)
    expect(sold === undefined || marqueeIgnoreList.includes(sold.marquee ?? -1)).toBe(true)
    expect(marqueeIgnoreList.length).toBeGreaterThan(0)
  })

  test('the filters of the list hold on the map', async () => {
    const all = await pointsOf('goal=sale')
    const some = await pointsOf('goal=sale&city=Fl%C3%A9malle%7C4400')
    expect(some.properties.length).toBeGreaterThan(0)
    expect(some.properties.length).toBeLessThan(all.properties.length)
    expect(some.properties.every(({ label }) => label.includes('4400'))).toBe(true)
  })

  for (const query of [
    'goal=x',
    'area=;;;',
    'area=1,2',
    'near=NaN,0,0',
    'type=%00',
    `city=${'x'.repeat(3000)}`,
  ])
    test(`nonsense is answered: ${query.slice(0, 20)}`, async () => {
      const answer = await open(`/map-data/nl/points/?${query}`)
      expect(answer.status).toBe(200)
      expect(JSON.parse(answer.html)).toHaveProperty('properties')
    })

  for (const path of [
    'it/points',
    'it/localities',
    'it/card/4638',
    'nl/card/999999',
    'nl/card/x',
    'nl/card/-1',
  ])
    test(`${path} is not found`, async () => {
      expect((await open(`/map-data/${path}/`)).status).toBe(404)
    })
})
