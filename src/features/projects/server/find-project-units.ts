import 'server-only'

import { toSummary, type CardContext, type StoredCard } from '@/features/listings/model/property-card'
import { readCards, readUnits } from '@/features/listings/server/api'
import { findShownGoals } from '@/features/listings/server/reads'
import { isFree, type OfferedUnit } from '@/features/projects/model/project-rules'
import type { ProjectUnit } from '@/features/projects/model/project-summary'
import { toAvailability } from '@/features/property/model/availability'
import { meaningOfMarquee } from '@/features/property/model/marquee'
import { addTags } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

/** The figures of all units that are published in a language, by project id. */
export async function findUnitFigures(locale: Locale): Promise<Map<string, OfferedUnit[]>> {
  const [payload, goals] = await Promise.all([payloadClient(), findShownGoals()])
  const byProject = new Map<string, OfferedUnit[]>()
  for (const { project, ...figures } of await readUnits(payload, { locale, goals, project: null })) {
    const units = byProject.get(project)
    if (units) units.push(figures)
    else byProject.set(project, [figures])
  }
  return byProject
}

function toUnit(card: StoredCard, context: CardContext): ProjectUnit[] {
  if (!card.unit) return []
  const { status, floor, terraceInSquareMetres, planHref } = card.unit
  const availability = toAvailability(status, meaningOfMarquee(card.marquee, context.marquees))
  const { ref, href, title, typeName, livingAreaInSquareMetres, bedrooms, price } = toSummary(card, context)
  const isOffered = isFree(availability) || availability === 'underOption'
  return [
    {
      ...{ ref, href, title, typeName, floor, livingAreaInSquareMetres, terraceInSquareMetres, bedrooms },
      ...{ availability, planHref, price: isOffered ? price : { kind: 'hidden' } },
    },
  ]
}

/** From the basement up, houses first; on a floor by public number. */
const byFloor = (one: ProjectUnit, other: ProjectUnit): number =>
  (one.floor ?? Number.MIN_SAFE_INTEGER) - (other.floor ?? Number.MIN_SAFE_INTEGER) || one.ref - other.ref

/** The units of a project that are published in a language, from their cards. */
export async function findProjectUnits(project: string, context: CardContext): Promise<ProjectUnit[]> {
  const { locale } = context
  const [payload, goals] = await Promise.all([payloadClient(), findShownGoals()])
  const ids = (await readUnits(payload, { locale, goals, project })).map(({ id }) => id)
  const cards = await readCards(payload, { ids }, locale)
  addTags(cards.map(({ id }) => tags.document('properties', id)))
  return cards.flatMap(({ card }) => toUnit(card, context)).sort(byFloor)
}
