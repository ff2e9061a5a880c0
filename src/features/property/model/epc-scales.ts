import { toDay } from '@/lib/time/belgian-time'
import { isRecord } from '@/lib/values/read-value'

/** Regions with their own energy labels. */
export const epcRegions = ['wallonia', 'brussels', 'flanders'] as const
export type EpcRegion = (typeof epcRegions)[number]

export interface EpcBand {
  /** As printed on a certificate: `A++`, `B-`, `G`. */
  label: string
  /**
   * Highest value of the band in kWh/m² per year, bound included; `null` for all values above the previous band.
   */
  upTo: number | null
}

/** One scale of one region. The law changes them, so they are dated settings and not code. */
export interface EpcScale {
  region: EpcRegion
  /** ISO date from which certificates use the scale; `null` if no start is needed. */
  validFrom: string | null
  source: string
  /** From best to worst. */
  bands: readonly EpcBand[]
}

export type EpcScales = readonly EpcScale[]

const bands = (...pairs: [label: string, upTo: number | null][]): EpcBand[] =>
  pairs.map(([label, upTo]) => ({ label, upTo }))

/** The legal settings until an editor changes them. */
export const defaultEpcScales: EpcScales = [
  {
    region: 'wallonia',
    validFrom: null,
    source: 'AGW 15/05/2014; specification section 9',
    bands: bands(
      ['A++', 0],
      ['A+', 45],
      ['A', 85],
      ['B', 170],
      ['C', 255],
      ['D', 340],
      ['E', 425],
      ['F', 510],
      ['G', null],
    ),
  },
  {
    region: 'brussels',
    validFrom: null,
    source: 'Arrêté 17/02/2011, A++ by arrêté 06/10/2016; to be confirmed with Bruxelles Environnement',
    bands: bands(
      ['A++', 0],
      ['A+', 15],
      ['A', 30],
      ['A-', 45],
      ['B+', 62],
      ['B', 78],
      ['B-', 95],
      ['C+', 113],
      ['C', 132],
      ['C-', 150],
      ['D+', 170],
      ['D', 190],
      ['D-', 210],
      ['E+', 232],
      ['E', 253],
      ['E-', 275],
      ['F', 345],
      ['G', null],
    ),
  },
  {
    region: 'flanders',
    validFrom: null,
    source: 'Specification section 9; label set energiesparen.be',
    bands: bands(['A+', 0], ['A', 100], ['B', 200], ['C', 300], ['D', 400], ['E', 500], ['F', null]),
  },
]

const isBand = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.label === 'string' &&
  value.label.trim() !== '' &&
  (value.upTo === null || value.upTo === undefined || Number.isFinite(value.upTo))

function parseScale(value: unknown): EpcScale | null {
  if (!isRecord(value) || !Array.isArray(value.bands) || value.bands.length === 0) return null
  const region = epcRegions.find((each) => each === value.region)
  if (!region || !value.bands.every(isBand)) return null
  return {
    region,
    validFrom: toDay(value.validFrom),
    source: typeof value.source === 'string' ? value.source : '',
    bands: value.bands.map((band: EpcBand) => ({ label: band.label.trim(), upTo: band.upTo ?? null })),
  }
}

/**
 * Parses the scales of the legal settings. Regions without a usable scale keep the default one, because incomplete
 * settings must not remove all labels from the site.
 */
export function parseEpcScales(stored: unknown): EpcScales {
  const scales = (Array.isArray(stored) ? stored : []).map(parseScale).filter((scale) => scale !== null)
  const missing = defaultEpcScales.filter(({ region }) => scales.every((scale) => scale.region !== region))
  return [...scales, ...missing]
}
