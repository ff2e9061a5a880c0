import type { StudioDocument, StudioSession } from '../rig/studio-session'

/** The same numbers from 0 to 1 for the same seed (mulberry32), so that a fault found can be seen again. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words =
  'Maison lumineuse rénovée quatre chambres jardin orienté plein sud garage double terrasse vue dégagée calme'.split(
    ' ',
  )
const longWord = 'Mehrfamilienhausgrundstücksverkehrsgenehmigungszuständigkeit'.padEnd(60, 'x')
const rightToLeft = 'בית יפה עם גינה גדולה'
/** One that was sold today is still in lists. */
const states = [
  ...Array.from({ length: 3 }, () => ({ status: 'active' })),
  { status: 'underOption' },
  { status: 'sold', soldAt: new Date().toISOString() },
] as const

interface Stock {
  localities: string[]
  types: string[]
  agents: string[]
  pictures: string[]
}

/** Properties as editors may fill them in: much, nothing, and what no page was drawn for. */
export function randomProperties(count: number, seed: number, stock: Stock): Record<string, unknown>[] {
  const next = randomNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const headlines = [
    () => Array.from({ length: 12 }, () => one(words)).join(' '),
    () => `Appartement ${longWord}`,
    () => longWord,
    () => rightToLeft,
    () => 'X',
    () => null,
  ]
  const prices = [
    () => ({ price: null }),
    () => ({ price: 150_000 + below(900_000) }),
    () => ({ price: 999_999_999, priceUnit: 7 }),
    () => ({ price: 500_000, publishPrice: false }),
    () => ({
      price: 119_000,
      bouquet: 119_000,
      viagerType: 'occupied',
      viagerIndexedRent: 1270,
      viagerAge1: 81,
      viagerGender1: 'man',
    }),
  ]
  const badges = [
    () => ({}),
    () => ({ marquee: 1 + below(5) }),
    () => ({
      marquee: 99,
      marqueeName: 'Exclusivité de l’agence jusqu’au printemps',
      isSpotlight: true,
      openHouses: [{ start: '2036-05-10T08:00:00.000Z', end: '2036-05-10T16:00:00.000Z' }],
    }),
  ]
  const texts = [
    () => null,
    () => longWord.repeat(3),
    () => `${rightToLeft}\n\n${words.join(' ').repeat(20)}`,
  ]
  const rooms = () => ({
    bedrooms: below(30),
    bathrooms: below(12),
    surfaceLiving: below(9000),
    surfaceGround: below(999_999),
    extraRooms: `${longWord}, buanderie`,
    hasGarden: 'yes',
    hasTerrace: 'yes',
    hasGarage: 'yes',
  })
  return Array.from({ length: count }, () => ({
    goal: 'sale',
    _status: 'published',
    epcState: 'notApplicable',
    ...one(states),
    locality: one(stock.localities),
    type: one(stock.types),
    agent: one(stock.agents),
    headline: one(headlines)(),
    description: one(texts)(),
    pictures: stock.pictures.slice(0, one([0, 1, 3, 60])),
    ...one(prices)(),
    ...one(badges)(),
    ...one([rooms, () => ({})])(),
  }))
}

/** Documents of one test, removed in reverse order. */
export class Created {
  private readonly paths: string[] = []

  constructor(private readonly session: StudioSession) {}

  async add(collection: string, data: unknown): Promise<StudioDocument> {
    const doc = await this.session.create(`/${collection}/?locale=fr&depth=0`, data)
    this.paths.unshift(`/${collection}/${doc.id}/`)
    return doc
  }

  async removeAll(): Promise<void> {
    for (const path of this.paths.splice(0)) await this.session.remove(path)
  }
}
