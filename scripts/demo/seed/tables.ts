import { isFields, isListOf, isNumber, isText, readerOf } from '../../content/reader'
import type { Localized } from '@/lib/i18n/locales'

import { readFolder } from '../../content/data-files'

/** The rows of a folder that describes many things, in the order of its `facts.json`. */
function tableOf<Value>(
  folder: string,
  read: (row: ReturnType<typeof readerOf>, key: string) => Value,
): Map<string, Value> {
  const rows = Object.entries(readFolder(folder))
  return new Map(
    rows.map(([key, row]) => [key, read(readerOf(isFields(row) ? row : {}, `${folder}, ${key}`), key)]),
  )
}

/** The localities by their key, which is their French name and postal code: `Embourg|4053`. */
export const readPlaces = () =>
  tableOf('demo/localities', ({ take, takeTexts }) => ({
    name: takeTexts('name'),
    slug: takeTexts('slug'),
    zip: take('zip', isText),
    latitude: take('latitude', isNumber),
    longitude: take('longitude', isNumber),
  }))

/** The types of properties by their number in URLs and feeds. */
export const readTypes = () =>
  new Map(
    [...tableOf('starter/property-types', ({ takeTexts }) => takeTexts('name'))].map(([key, name]) => [
      Number(key),
      name,
    ]),
  )

export const readAgents = () =>
  tableOf('demo/agents', ({ take }, key) => ({
    key,
    name: take('name', isText),
    email: take('email', isText),
  }))

/** The names of the marquees by their numbers. */
export function readMarqueeNames(): Map<number, Localized> {
  const folder = 'starter/settings/propertyCodes'
  const rows = readerOf(readFolder(folder), folder).take('marquee', isListOf(isFields))
  return new Map(
    rows.map((row) => {
      const { take, takeTexts } = readerOf(row, folder)
      return [take('code', isNumber), takeTexts('name')]
    }),
  )
}
