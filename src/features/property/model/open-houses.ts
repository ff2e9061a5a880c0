import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { belgianDay } from '@/lib/time/belgian-time'
import { formatClock, formatDay, formatMoment } from '@/lib/time/format-time'

import type { OpenHouse } from './search-facts'

/** An open house with both of its moments, as ISO dates and times. */
export interface DatedOpenHouse {
  start: string
  end: string
}

const isMoment = (value: string | null | undefined): value is string =>
  Boolean(value) && !Number.isNaN(Date.parse(String(value)))

interface OpenHouseSource {
  status?: string | null
  openHouses?: readonly OpenHouse[] | null
}

/** The open houses of a property, past ones included, by date; none once it is sold or let. */
export function openHousesOf({ status, openHouses }: OpenHouseSource): { openHouses?: DatedOpenHouse[] } {
  if (status === 'sold' || status === 'rented') return {}
  const dated = (openHouses ?? []).flatMap(({ start, end }) =>
    isMoment(start) && isMoment(end)
      ? [{ start: new Date(start).toISOString(), end: new Date(end).toISOString() }]
      : [],
  )
  return dated.length > 0 ? { openHouses: dated.toSorted((a, b) => a.start.localeCompare(b.start)) } : {}
}

/** Those that are not over. */
export const comingOpenHouses = (
  openHouses: readonly DatedOpenHouse[] | undefined,
  now: Date,
): DatedOpenHouse[] => (openHouses ?? []).filter(({ end }) => new Date(end) > now)

/** Day and hours on a Belgian clock: `samedi 5 décembre, de 10 h à 12 h`. */
export function formatOpenHouse({ start, end }: DatedOpenHouse, locale: Locale, t: Translator): string {
  const [day, lastDay] = [belgianDay(new Date(start)), belgianDay(new Date(end))]
  const clock = (moment: string) => formatClock(formatMoment(moment, locale, 'time'), locale)
  const hours = { from: clock(start), to: clock(end) }
  const firstDay = formatDay(day, locale, 'weekdayDayMonth')
  return day === lastDay
    ? t('property.openHouseTimes', { day: firstDay, ...hours })
    : t('property.openHouseDays', {
        day: firstDay,
        lastDay: formatDay(lastDay, locale, 'weekdayDayMonth'),
        ...hours,
      })
}
