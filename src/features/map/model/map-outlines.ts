import { isRecord } from '@/lib/values/read-value'

/** A corner as in GeoJSON: longitude, latitude. */
export type OutlinePoint = [number, number]

/** Outlines of municipalities for the drawn map, as stored and as sent. */
export interface MapOutlines {
  /** Shown on the map; the licence of the source demands it. */
  attribution: string
  /** The land as rings; none is sent when only the places have a mention. */
  land: OutlinePoint[][]
  /** The borders, each once. */
  borders: OutlinePoint[][]
}

/** Of the stored file. It is loaded with every map, and a map on a phone has about 400 by 500 pixels. */
export const maxOutlineBytes = 60_000

const isPoint = (value: unknown): value is OutlinePoint =>
  Array.isArray(value) &&
  value.length === 2 &&
  Math.abs(Number(value[0])) <= 180 &&
  Math.abs(Number(value[1])) <= 90

const isLines = (value: unknown): value is OutlinePoint[][] =>
  Array.isArray(value) && value.every((line) => Array.isArray(line) && line.every(isPoint))

/** Whether a stored value can be drawn. */
export const isOutlines = (value: unknown): value is MapOutlines =>
  isRecord(value) &&
  typeof value.attribution === 'string' &&
  value.attribution.trim() !== '' &&
  isLines(value.land) &&
  value.land.length > 0 &&
  isLines(value.borders)

/** The outlines with another mention beside theirs; without outlines the mention alone. */
export const withMention = (outlines: MapOutlines | null, mention: string): MapOutlines => ({
  land: outlines?.land ?? [],
  borders: outlines?.borders ?? [],
  attribution: [outlines?.attribution, mention].filter(Boolean).join(' · '),
})
