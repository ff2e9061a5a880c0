import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import { projectTexts, type ProjectDetail, type ProjectUnit } from '@/features/projects/model/project-summary'
import type { Locality, Project } from '@/payload-types'

import { getPropertySettings } from '@/features/property/server/reads'
import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { findProjectUnits } from './find-project-units'
import { projectFigures } from './project-figures'
import { toAgent } from '@/features/property-page/server/api'
import { populated } from '@/lib/values/read-value'

/** The fields of related documents that its page shows. */
export const projectRelations = {
  localities: { name: true, zip: true, countryId: true, latitude: true, longitude: true },
  propertyTypes: { name: true },
  agents: {
    name: true,
    role: true,
    portrait: true,
    email: true,
    phone: true,
    mobilePhone: true,
    whatsapp: true,
    registrationNumber: true,
  },
} as const

const paragraphsOf = (text: string | null | undefined) =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

/** The exact coordinates where the postal address is published, else those of the centre of the locality. */
function placeOf(
  coordinates: { latitude: number; longitude: number } | null,
  locality: Locality | null,
): ProjectDetail['place'] {
  if (coordinates) return { ...coordinates, isApproximate: false }
  if (typeof locality?.latitude !== 'number' || typeof locality.longitude !== 'number') return null
  return { latitude: locality.latitude, longitude: locality.longitude, isApproximate: true }
}

function toDetail(project: Project, units: ProjectUnit[], locale: Locale): ProjectDetail {
  const locality = populated(project.locality)
  const address = publicPostalAddress({ ...project, locality }, locale)
  const figures = units.map(({ availability, price }) => ({
    availability,
    price: 'price' in price ? price.price : null,
  }))
  return {
    ...projectFigures(project.status, figures),
    id: project.id,
    number: project.number,
    name: project.name,
    zip: address.zip ?? '',
    city: address.city ?? '',
    address: formatPostalAddress(address),
    isTownAlone: address.street === null,
    place: placeOf(address.coordinates, locality),
    types: (project.types ?? []).flatMap((type) => populated(type)?.name ?? []),
    texts: Object.fromEntries(
      projectTexts.map((part) => [part, paragraphsOf(project[part])]),
      // The type of Object.fromEntries has no keys.
    ) as ProjectDetail['texts'],
    pictures: (project.pictures ?? []).flatMap((picture) => toPictureSource(picture) ?? []),
    units,
    agent: toAgent(project),
  }
}

/** All data of the page of a project, with the current units. */
export async function describeStoredProject(project: Project, locale: Locale): Promise<ProjectDetail> {
  const [{ marquees }, routes] = await Promise.all([getPropertySettings(locale), getRouteIndex()])
  return toDetail(project, await findProjectUnits(project.id, { locale, marquees, routes }), locale)
}

async function readProject(id: string, locale: Locale): Promise<ProjectDetail | null> {
  const payload = await payloadClient()
  const project = await payload.findByID({
    collection: 'projects',
    id,
    populate: projectRelations,
    // The portraits of agents are pictures too.
    depth: 2,
    joins: false,
    locale,
    fallbackLocale: false,
    disableErrors: true,
    overrideAccess: false,
  })
  return project && describeStoredProject(project, locale)
}

/** A published project with its units, in one language. */
export const getProject = cached('project', readProject, (id) => [
  tags.document('projects', id),
  propertyLists.ofProject(id),
])
