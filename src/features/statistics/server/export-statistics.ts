import type { Endpoint } from 'payload'

import { toLocale, type Locale } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { belgianDay } from '@/lib/time/belgian-time'
import { csvResponse, csvStream, type CsvColumn } from '@/lib/values/csv'

import { conversionOf, mostSeen, toPeriod, type PropertyStatistics } from '../model/property-statistics'
import { visitSources } from '../model/visit-source'
import { readsStatistics, readStatistics } from './read-statistics'

function columnsIn(locale: Locale): CsvColumn<PropertyStatistics>[] {
  const t = studioTranslator(locale)
  return [
    { heading: t('statistics.reference'), value: ({ ref }) => ref },
    { heading: t('statistics.property'), value: ({ title }) => title },
    { heading: t('statistics.available'), value: ({ isAvailable }) => isAvailable },
    { heading: t('statistics.visits'), value: ({ visits }) => visits },
    ...visitSources.map((source) => ({
      heading: t(`statistics.sourceNames.${source}`),
      value: ({ sources }: PropertyStatistics) => sources[source],
    })),
    { heading: t('statistics.leads'), value: ({ leads }) => leads },
    {
      heading: t('statistics.leadsPerHundred'),
      value: (property) => {
        const conversion = conversionOf(property)
        return conversion === null ? null : Math.round(conversion * 10_000) / 100
      },
    },
  ]
}

/** The most visited first, then those without visits. */
async function* rowsOf(properties: PropertyStatistics[]): AsyncGenerator<PropertyStatistics[]> {
  yield mostSeen(properties, properties.length)
  yield properties.filter(({ visits }) => visits === 0)
}

/** `GET /api/visits/export?days=30`: visits and leads of each property as a CSV file, for staff. */
export const exportStatistics: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: async ({ payload, user, query, i18n }) => {
    if (!user || !readsStatistics(user)) return Response.json({ errors: [] }, { status: 403 })
    const now = new Date()
    const period = toPeriod(query.days)
    const properties = await readStatistics({ payload, user, language: i18n.language }, period, now)
    const body = csvStream(columnsIn(toLocale(i18n.language)), rowsOf(properties))
    return csvResponse(body, `perron-visits-${period}-days-${belgianDay(now)}.csv`)
  },
}
