import { alpha2OfCountry, countryOfAlpha2 } from './countries'
import type { KnownPlace } from './known-places'

/** Shown on maps: the licence of the list (CC BY 4.0) demands it. */
export const geoNamesCredit = 'GeoNames, CC BY 4.0'

/** A line that has no place, and why. */
export interface RefusedLine {
  /** From 1. */
  line: number
  reason: string
}

export interface GeoNamesList {
  places: KnownPlace[]
  refused: RefusedLine[]
}

/**
 * The columns of GeoNames' lists of postal codes: country, code, name, six of states and provinces, latitude, longitude,
 * accuracy. https://download.geonames.org/export/zip/readme.txt
 */
const columns = { country: 0, zip: 1, name: 2, latitude: 9, longitude: 10, count: 12 }

/** A tenth of a metre. */
const decimals = 6

/** As in the schema of localities. */
const maxZipLength = 10
const maxNameLength = 200

function degreesOf(text: string, limit: number): number | null {
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= limit ? degrees : null
}

const fits = (text: string, maxLength: number): boolean => text !== '' && text.length <= maxLength

/** The place of a line, or the reason why it has none. */
function readLine(line: string): KnownPlace | string {
  const cells = line.split('\t').map((cell) => cell.trim())
  const cell = (at: number) => cells[at] ?? ''
  if (cells.length <= columns.longitude) return `${cells.length} columns, not ${columns.count}`
  const countryId = countryOfAlpha2(cell(columns.country))
  if (countryId === null) return `unknown country "${cell(columns.country).slice(0, maxZipLength)}"`
  const [zip, name] = [cell(columns.zip), cell(columns.name)]
  if (!fits(zip, maxZipLength)) return 'no postal code, or too long'
  if (!fits(name, maxNameLength)) return 'no name, or too long'
  const latitude = degreesOf(cell(columns.latitude), 90)
  const longitude = degreesOf(cell(columns.longitude), 180)
  if (latitude === null || longitude === null) return 'no latitude or longitude in degrees'
  return { countryId, zip, names: [name], latitude, longitude }
}

/** Reads a list of GeoNames; lines that have no place are named. */
export function readGeoNames(text: string): GeoNamesList {
  const list: GeoNamesList = { places: [], refused: [] }
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (typeof read === 'string') list.refused.push({ line: index + 1, reason: read })
    else list.places.push(read)
  }
  return list
}

/** The same places in the format of GeoNames, without the columns that nothing here reads. */
export const writeGeoNames = (places: readonly KnownPlace[]): string =>
  places
    .map(({ countryId, zip, names, latitude, longitude }) => {
      const cells = Array.from({ length: columns.count }, () => '')
      cells[columns.country] = alpha2OfCountry(countryId) ?? ''
      cells[columns.zip] = zip
      cells[columns.name] = names[0] ?? ''
      cells[columns.latitude] = latitude.toFixed(decimals)
      cells[columns.longitude] = longitude.toFixed(decimals)
      return `${cells.join('\t')}\n`
    })
    .join('')
