import type { FeedFormatName } from '@/features/import/model/feed-formats'

import type { Random } from './seeded-random'

export type Meaning = 'active' | 'underOption' | 'sold' | 'rented' | 'withdrawn'

interface StatusWords {
  words: Readonly<Record<string, Meaning>>
  /** What a record without the element says; without it, nothing. */
  absent?: Meaning
}

const ownWords: StatusWords = {
  words: {
    active: 'active',
    underOption: 'underOption',
    sold: 'sold',
    withdrawn: 'withdrawn',
    rented: 'rented',
  },
  absent: 'active',
}
const numbered: StatusWords = {
  words: { 1: 'active', 2: 'sold', 3: 'withdrawn', 4: 'rented', 5: 'withdrawn', 6: 'sold' },
  absent: 'active',
}

export const statusWords: Readonly<Record<FeedFormatName, StatusWords>> = {
  perron: ownWords,
  csv: ownWords,
  specification3: numbered,
  omnicasa: numbered,
  whise: { words: { 1: 'active', 3: 'sold', 4: 'rented', 5: 'underOption', 8: 'withdrawn', 15: 'active' } },
  sweepbright: {
    words: {
      available: 'active',
      option: 'underOption',
      under_contract: 'underOption',
      sold: 'sold',
      rented: 'rented',
    },
  },
  kyero: {
    words: { available: 'active', active: 'active', reserved: 'underOption', sold: 'sold', rented: 'rented' },
    absent: 'active',
  },
  openimmo: {
    words: { OFFEN: 'active', RESERVIERT: 'underOption', VERKAUFT: 'sold', VERMIETET: 'rented' },
    absent: 'active',
  },
}

/** The numbers of a sale and of a rent have no value in common. */
const saleNumber = (random: Random) => random.integer(200, 900) * 1000
const rentNumber = (random: Random) => random.integer(40, 300) * 10

export type Period = 'month' | 'year' | 'week' | 'day'
const months: Readonly<Record<Period, number | null>> = { month: 1, year: 12, week: null, day: null }

/** What is offered, and how a feed says it. */
export interface Offer {
  number: string
  goal: 'sale' | 'rent' | 'both'
  sale: number
  /** As the feed writes it: by its period. */
  rent: number
  /** The word of the feed; none for an element that is absent. */
  status: string | null
  isReference: boolean
  beds: number
  title: string
  date: string
  period: Period | null
}

const hasPeriods = new Set<FeedFormatName>(['kyero', 'openimmo', 'sweepbright', 'csv', 'perron'])
const hasBoth = new Set<FeedFormatName>(['openimmo', 'csv', 'perron'])
const titles = ['Maison à rénover', 'Büro für Prüfung', 'Belle maison près de l’école', 'Gîte & café <neuf>']
const dates = ['2031-05-31', '20310531', '31/05/2031', '2031-05-31T08:00:00', '05/2031']

export function makeOffer(number: string, format: FeedFormatName, random: Random): Offer {
  const { words, absent } = statusWords[format]
  const goals = hasBoth.has(format) ? (['sale', 'rent', 'both'] as const) : (['sale', 'rent'] as const)
  const period =
    hasPeriods.has(format) && random.oneIn(3) ? random.pick(['month', 'year', 'week', 'day'] as const) : null
  return {
    number,
    goal: random.pick(goals),
    sale: saleNumber(random),
    period,
    rent: rentNumber(random) * (period === 'year' ? 12 : 1),
    status: absent && random.oneIn(3) ? null : random.pick([...Object.keys(words), 'unbekannt']),
    isReference: format === 'openimmo' && random.oneIn(8),
    beds: random.oneIn(4) ? 0 : random.integer(1, 6),
    title: `${random.pick(titles)} ${number}`,
    date: random.pick(dates),
  }
}

/** What a feed must be understood to say that was only written in another way. */
export interface Said {
  goal: 'sale' | 'rent'
  price: number | null
  status: Meaning | 'draft'
  /** In small letters. */
  headline: string
}

export function saidBy(
  { goal: both, sale, rent, status, isReference, period, title }: Offer,
  format: FeedFormatName,
): Said {
  const goal = both === 'both' ? 'sale' : both
  const { words, absent } = statusWords[format]
  const word: Meaning | undefined = status === null ? absent : words[status]
  const isOver = word === 'sold' || word === 'rented'
  const gone = goal === 'rent' ? 'rented' : 'sold'
  const factor = months[period ?? 'month']
  const monthly = factor === null ? null : Math.round(rent / factor)
  const ofReference: Meaning | undefined = isOver ? word : gone
  const meant = isReference && word !== 'withdrawn' ? ofReference : word
  return {
    goal,
    price: goal === 'sale' ? sale : monthly,
    status: (goal === 'rent' && isOver ? 'rented' : meant) ?? 'draft',
    headline: title.toLowerCase(),
  }
}
