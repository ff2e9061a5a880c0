import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { publicPostalAddress } from '@/features/property/model/postal-address'
import { byOffer, similarProjects, type Place } from '@/features/projects/model/project-rules'
import type { ProjectSummary } from '@/features/projects/model/project-summary'
import { toWebsiteUrl } from '@/lib/values/external-link'
import { isPublishedIn, publicPath, type RouteEntry } from '@/features/routing/model/route-table'
import type { Locality, Project } from '@/payload-types'

import { findUnitFigures } from './find-project-units'
import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { populated } from '@/lib/values/read-value'
import { projectFigures } from './project-figures'

/** With its coordinates, which order similar projects and are not shown. */
interface PlacedProject extends ProjectSummary {
  place: Place | null
}

const cardFields = {
  name: true,
  number: true,
  status: true,
  types: true,
  locality: true,
  publishAddress: true,
  latitude: true,
  longitude: true,
  pictures: true,
} as const satisfies Partial<Record<keyof Project, true>>

type CardProject = Pick<Project, keyof typeof cardFields | 'id'>

const localityFields = { name: true, zip: true, countryId: true, latitude: true, longitude: true } as const

const placeOfLocality = (locality: Locality | null): Place | null =>
  typeof locality?.latitude === 'number' && typeof locality.longitude === 'number'
    ? { latitude: locality.latitude, longitude: locality.longitude }
    : null

/** Its own website, or else its page here (A9); null where it is not published in the language. */
function toLink(entry: RouteEntry, locale: Locale): Pick<ProjectSummary, 'href' | 'isExternal'> | null {
  if (!isPublishedIn(entry, locale)) return null
  const website = entry.external ? toWebsiteUrl(entry.external) : null
  if (website) return { href: website, isExternal: true }
  const href = publicPath(entry, locale)
  return href === null ? null : { href, isExternal: false }
}

async function readPublished(locale: Locale): Promise<CardProject[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'projects',
    select: cardFields,
    populate: { localities: localityFields, propertyTypes: { name: true } },
    depth: 1,
    limit: 0,
    pagination: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  return docs
}

async function readProjects(locale: Locale): Promise<PlacedProject[]> {
  const [projects, routes, units] = await Promise.all([
    readPublished(locale),
    getRouteIndex(),
    findUnitFigures(locale),
  ])
  const entryOf = new Map(routes.entries.map((entry) => [entry.target?.id, entry]))
  return projects
    .flatMap((project): PlacedProject[] => {
      const entry = entryOf.get(project.id)
      const link = entry && toLink(entry, locale)
      if (!link || !project.name) return []
      const locality = populated(project.locality)
      const { zip, city, country, coordinates } = publicPostalAddress({ ...project, locality }, locale)
      return [
        {
          ...link,
          ...projectFigures(project.status, units.get(project.id) ?? []),
          id: project.id,
          number: project.number,
          name: project.name,
          zip: zip ?? '',
          city: city ?? '',
          ...(country && { country }),
          types: (project.types ?? []).flatMap((type) => populated(type)?.name ?? []),
          picture: toPictureSource(project.pictures?.[0]),
          place: coordinates ?? placeOfLocality(locality),
        },
      ]
    })
    .toSorted(byOffer)
}

const readCachedProjects = cached('projects', readProjects, () => [
  tags.list('projects'),
  propertyLists.units,
])

const withoutPlace = ({ place: _, ...project }: PlacedProject): ProjectSummary => project

/** The published projects of a language as cards: available ones first, sold out ones last. */
export const findProjects = async (locale: Locale): Promise<ProjectSummary[]> =>
  (await readCachedProjects(locale)).map(withoutPlace)

/**
 * Suggestions on the page of a project: available projects first, of these the nearest (acceptance E9).
 *
 * @param number of the shown project
 */
export async function findSimilarProjects(
  number: number,
  locale: Locale,
  limit = 3,
): Promise<ProjectSummary[]> {
  const projects = await readCachedProjects(locale)
  const place = projects.find((project) => project.number === number)?.place ?? null
  const others = projects.filter((project) => project.number !== number)
  return similarProjects(place, others).slice(0, limit).map(withoutPlace)
}
