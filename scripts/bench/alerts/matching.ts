import type { Payload } from 'payload'

import { typeMask, type SoughtProperty } from '@/features/subscriptions/model/demand-row'
import { findDemandsOf } from '@/features/subscriptions/server/demand-index/find-demands'
import { insertMissing } from '@/lib/payload/bulk-rows'

const localities = 500
const types = 20
const townsPerSearch = 3
const questions = 1000

/** The same numbers in every run. */
function makeRandom(): (below: number) => number {
  let state = 42
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

async function fill(payload: Payload, searches: number, random: (below: number) => number): Promise<void> {
  const rows = Array.from({ length: searches }, (_, index) => {
    const price = 100_000 + random(40) * 10_000
    const columns = {
      demand: `demand-${index}`,
      person: `person-${index}`,
      goal: 'sale',
      priceMin: price,
      priceMax: price + 150_000,
      bedroomsMin: random(4) || null,
      bedroomsMax: null,
      types: typeMask([random(types), random(types)]),
      rest: index % 10 === 0 ? JSON.stringify({ garden: true }) : null,
    }
    // One search of fifty is for the whole country.
    const places =
      index % 50 === 0 ? [''] : Array.from({ length: townsPerSearch }, () => `town-${random(localities)}`)
    return [...new Set(places)].map((locality) => ({ id: `${index}:${locality}`, locality, ...columns }))
  }).flat()
  for (let at = 0; at < rows.length; at += 5000)
    await insertMissing(
      payload,
      { collection: 'demandRows', table: 'demand_rows' },
      rows.slice(at, at + 5000),
    )
}

const makeProperty = (random: (below: number) => number): SoughtProperty => ({
  id: 'property',
  goal: 'sale',
  locality: `town-${random(localities)}`,
  zip: null,
  country: 'BE',
  webIds: [random(types)],
  price: 100_000 + random(500) * 1000,
  bedrooms: 1 + random(4),
  bathrooms: 1,
  garages: 0,
  parking: null,
  surfaceLiving: 100,
  surfaceGround: null,
  epc: 'c',
  hasGarden: random(2) === 0,
  hasTerrace: false,
  hasGarage: false,
  hasParking: false,
  isFurnished: false,
  isNewBuild: false,
  latitude: null,
  longitude: null,
  hasLift: false,
  hasPool: false,
  isGroundFloor: false,
  openHouseUntil: null,
  hasPriceCut: false,
  pricePerSquareMetre: 2000,
  rentWithCharges: null,
  ownValues: null,
})

/** How long properties take to find their searches: `p50 2.0 ms, p95 4.1 ms, 31 matches on average`. */
export async function measureMatching(payload: Payload, searches: number): Promise<string> {
  const random = makeRandom()
  await fill(payload, searches, random)
  const times: number[] = []
  let matches = 0
  for (let count = 0; count < questions; count += 1) {
    const property = makeProperty(random)
    const begin = performance.now()
    matches += (await findDemandsOf(payload, property)).length
    times.push(performance.now() - begin)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  const { totalDocs } = await payload.db.count({ collection: 'demandRows' })
  return `${searches} searches in ${totalDocs} rows: p50 ${at(0.5)}, p95 ${at(0.95)}, ${matches / questions} matches on average`
}
