import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { availabilityOf, type Availability } from '@/lib/property/availability'
import { meaningOfMarquee } from '@/lib/property/marquee'
import { describePrice } from '@/lib/property/price'
import type { Property } from '@/payload-types'

import { getPropertySettings } from './get-property-settings'
import { idOf } from './id-of'
import { payloadClient } from './payload-client'

/** What the figures of a project are made of. */
const fields = {
  project: true,
  goal: true,
  status: true,
  marquee: true,
  price: true,
  publishPrice: true,
} as const satisfies Partial<Record<keyof Property, true>>

export interface UnitFigures {
  availability: Availability
  /** In euro; null when it is not published. */
  price: number | null
}

/** The published units of all projects, by the id of the project: as much of them as figures need. */
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
    const availability = availabilityOf(unit.status, meaningOfMarquee(unit.marquee, marquees))
    if (!unit.project || availability === 'notFound') continue
    const price = describePrice(unit)
    const figures = { availability, price: 'price' in price ? price.price : null }
    const id = idOf(unit.project)
    byProject.set(id, [...(byProject.get(id) ?? []), figures])
  }
  return byProject
}
