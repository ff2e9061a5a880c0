import { comingOpenHouses, type DatedOpenHouse } from '@/features/property/model/open-houses'
import type { CalendarEntry } from '@/lib/calendar/calendar-file'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { withPlainSpaces } from '@/lib/values/text'

import type { PropertyDetail } from './property-detail'

/** A moment without punctuation, as in calendar files: `20261205T090000Z`. */
const compact = (moment: string): string => new Date(moment).toISOString().replace(/\.\d+|[-:]/g, '')

/** The URL path of the calendar file of an open house. */
export const openHouseFilePath = (ref: number, { start }: DatedOpenHouse, locale: Locale): string =>
  `/calendar/open-house/${locale}/${ref}-${compact(start)}.ics`

/** The number of the property and the beginning in the name of such a file; null for other names. */
export function parseOpenHouseFile(name: string): { ref: number; start: string } | null {
  const [, ref, start] = /^(\d{1,9})-(\d{8}T\d{6}Z)\.ics$/.exec(name) ?? []
  return ref && start ? { ref: Number(ref), start } : null
}

interface EntryContext {
  t: Translator
  /** Origin of the site. */
  serverUrl: string
  now: Date
}

/**
 * An open house as a visitor's calendar shows it; null when it is over, when the property is sold or let, and for other
 * moments.
 *
 * @param start as in the name of the file
 */
export function openHouseEntry(
  { summary, address, agent, availability }: PropertyDetail,
  start: string,
  { t, serverUrl, now }: EntryContext,
): CalendarEntry | null {
  const openHouse = comingOpenHouses(summary.openHouses, now).find((each) => compact(each.start) === start)
  if (!openHouse || availability === 'sold' || availability === 'rented') return null
  const url = serverUrl + summary.href
  const contact = [agent?.name, agent?.phone].filter(Boolean).join(', ')
  return {
    uid: `open-house-${summary.ref}-${start}@${new URL(serverUrl).hostname}`,
    sequence: 0,
    start: new Date(openHouse.start),
    end: new Date(openHouse.end),
    title: t('property.openHouseTitle', { title: summary.title }),
    description: [t('property.openHousesText'), contact, url].filter(Boolean).join('\n'),
    location: withPlainSpaces(address),
    url,
    status: 'CONFIRMED',
    stamp: now,
  }
}
