import 'server-only'

import type { Payload } from 'payload'

import { toSummary, type CardContext, type StoredCard } from '@/features/listings/model/property-card'
import { readCards, readUnits } from '@/features/listings/server/api'
import { findShownGoals } from '@/features/listings/server/reads'
import { byRef, isFree, type OfferedUnit } from '@/features/projects/model/project-rules'
import type { ProjectUnit } from '@/features/projects/model/project-summary'
import { toAvailability, type Availability } from '@/features/property/model/availability'
import { meaningOfMarquee } from '@/features/property/model/marquee'
import { getPropertySettings } from '@/features/property/server/reads'
import { groupBy } from '@/lib/values/lists'
import { publishedLanguages } from '@/features/routing/model/property-path'
import { relatedId } from '@/lib/values/read-value'
import { addTags } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

type UnitQuery = Parameters<typeof readUnits>[1]

/**
 * The availability of the units that are published in a language and were sold or let so long ago that they are in no
 * list, of one project or of all for null. They still count: a project of which all are sold is sold out.
 */
async function findUnlistedUnits(
  payload: Payload,
  { locale, goals, project }: UnitQuery,
  listed: ReadonlySet<string>,
): Promise<{ project: string; availability: Availability; price: null }[]> {
  const { marquees } = await getPropertySettings(locale)
  const { docs } = await payload.find({
    collection: 'properties',
    where: {
      and: [
        { project: project === null ? { exists: true } : { equals: project } },
        { _status: { equals: 'published' } },
        { goal: { in: [...goals] } },
        { searchAvailability: { equals: 'gone' } },
        { status: { not_equals: 'withdrawn' } },
      ],
    },
    select: { project: true, publishedIn: true, status: true, marquee: true },
    depth: 0,
    joins: false,
    pagination: false,
    // Only their number and whether they are sold or let is returned.
    overrideAccess: true,
  })
  return docs.flatMap((unit) => {
    const of = relatedId(unit.project)
    const isCounted = !listed.has(unit.id) && publishedLanguages(unit).includes(locale)
    if (of === null || !isCounted) return []
    const availability = toAvailability(unit.status, meaningOfMarquee(unit.marquee, marquees))
    return [{ project: of, availability, price: null }]
  })
}

/** The figures of all units that are published in a language, and of those that no list has any more, by project id. */
export async function findUnitFigures(locale: Locale): Promise<Map<string, OfferedUnit[]>> {
  const [payload, goals] = await Promise.all([payloadClient(), findShownGoals()])
  const query: UnitQuery = { locale, goals, project: null }
  const listed = await readUnits(payload, query)
  const unlisted = await findUnlistedUnits(payload, query, new Set(listed.map(({ id }) => id)))
  return groupBy([...listed, ...unlisted], ({ project }) => project)
}

function toUnit({ id, card }: { id: string; card: StoredCard }, context: CardContext): ProjectUnit[] {
  if (!card.unit) return []
  const { status, floor, terraceInSquareMetres, planHref } = card.unit
  const availability = toAvailability(status, meaningOfMarquee(card.marquee, context.marquees))
  const { ref, href, title, typeName, livingAreaInSquareMetres, bedrooms, price } = toSummary(
    { id, card },
    context,
  )
  const isOffered = isFree(availability) || availability === 'underOption'
  return [
    {
      id,
      ref,
      href,
      title,
      typeName,
      floor,
      livingAreaInSquareMetres,
      terraceInSquareMetres,
      bedrooms,
      availability,
      planHref,
      price: isOffered ? price : { kind: 'hidden' },
    },
  ]
}

/** From the basement up, houses first; on a floor by public number. */
const byFloor = (one: ProjectUnit, other: ProjectUnit): number =>
  (one.floor ?? Number.MIN_SAFE_INTEGER) - (other.floor ?? Number.MIN_SAFE_INTEGER) || byRef(one, other)

/** All that visitors may know of a unit that was sold or let long ago. */
const closedUnit = (availability: Availability): ProjectUnit => ({
  id: null,
  ref: null,
  href: null,
  title: '',
  typeName: '',
  floor: null,
  livingAreaInSquareMetres: null,
  terraceInSquareMetres: null,
  bedrooms: null,
  availability,
  price: { kind: 'hidden' },
  planHref: null,
})

/** The units of a project that are published in a language, from their cards; last those that no list has any more. */
export async function findProjectUnits(project: string, context: CardContext): Promise<ProjectUnit[]> {
  const { locale } = context
  const [payload, goals] = await Promise.all([payloadClient(), findShownGoals()])
  const query: UnitQuery = { locale, goals, project }
  const ids = (await readUnits(payload, query)).map(({ id }) => id)
  const cards = await readCards(payload, { ids }, locale)
  addTags(cards.map(({ id }) => tags.document('properties', id)))
  const unlisted = await findUnlistedUnits(payload, query, new Set(ids))
  return [
    ...cards.flatMap((card) => toUnit(card, context)).sort(byFloor),
    ...unlisted.map(({ availability }) => closedUnit(availability)),
  ]
}
