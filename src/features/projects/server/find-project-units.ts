import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { toAvailability, type Availability } from '@/features/property/model/availability'
import { meaningOfMarquee } from '@/features/property/model/marquee'
import { describePrice } from '@/features/property/model/price'
import type { Property } from '@/payload-types'

import { getPropertySettings } from '@/features/property/server/reads'
import { publishedLanguages } from '@/features/routing/model/property-path'
import { idOf } from '@/lib/values/read-value'
import { payloadClient } from '@/lib/payload/payload-client'

/** The data of a unit for the figures of its project. */
const fields = {
  project: true,
  goal: true,
  status: true,
  marquee: true,
  price: true,
  publishPrice: true,
  publishedIn: true,
} as const satisfies Partial<Record<keyof Property, true>>

export interface UnitFigures {
  availability: Availability
  /** In euro; null when it is not published. */
  price: number | null
}

/** The units published in the language of all projects, by project id, with the fields for the figures. */
export async function findUnitFigures(locale: Locale): Promise<Map<string, UnitFigures[]>> {
  const payload = await payloadClient()
  const [{ docs }, { marquees }] = await Promise.all([
    payload.find({
      collection: 'properties',
      where: { project: { exists: true } },
      select: fields,
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
    }),
    getPropertySettings(locale),
  ])
  const byProject = new Map<string, UnitFigures[]>()
  for (const unit of docs) {
    if (!publishedLanguages(unit).includes(locale)) continue
    const availability = toAvailability(unit.status, meaningOfMarquee(unit.marquee, marquees))
    if (!unit.project || availability === 'notFound') continue
    const price = describePrice(unit)
    const figures = { availability, price: 'price' in price ? price.price : null }
    const id = idOf(unit.project)
    byProject.set(id, [...(byProject.get(id) ?? []), figures])
  }
  return byProject
}
