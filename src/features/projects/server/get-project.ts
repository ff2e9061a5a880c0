import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import { toAvailability } from '@/features/property/model/availability'
import { meaningOfMarquee } from '@/features/property/model/marquee'
import { describePrice } from '@/features/property/model/price'
import { isFree } from '@/features/projects/model/project-rules'
import { projectTexts, type ProjectDetail, type ProjectUnit } from '@/features/projects/model/project-summary'
import type { Locality, Project, Property } from '@/payload-types'

import { getPropertySettings } from '@/features/property/server/reads'
import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { projectFigures } from './project-figures'
import { toAgent } from '@/features/property-page/server/api'
import { propertyHref, type SummaryContext } from '@/features/listings/server/api'
import { publishedLanguages } from '@/features/routing/model/property-path'
import { populated } from '@/lib/values/read-value'

const unitFields = {
  ref: true,
  goal: true,
  status: true,
  marquee: true,
  headline: true,
  slug: true,
  locality: true,
  type: true,
  floor: true,
  price: true,
  publishPrice: true,
  priceUnit: true,
  priceUnitText: true,
  bedrooms: true,
  surfaceLiving: true,
  surfaceTerrace: true,
  plans: true,
  publishedIn: true,
} as const satisfies Partial<Record<keyof Property, true>>

type StoredUnit = Pick<Property, keyof typeof unitFields>

/** The fields of related documents that its page shows. */
export const projectRelations = {
  localities: { name: true, zip: true, slug: true, latitude: true, longitude: true },
  propertyTypes: { webId: true, name: true, slug: true },
  agents: {
    name: true,
    role: true,
    portrait: true,
    email: true,
    phone: true,
    mobilePhone: true,
    registrationNumber: true,
  },
} as const

/** URL of the largest size of a picture. */
function largest(media: Parameters<typeof toPictureSource>[0]): string | null {
  const picture = toPictureSource(media)
  return picture && (picture.srcSet.split(', ').at(-1)?.split(' ')[0] ?? picture.src)
}

function toUnit(unit: StoredUnit, context: SummaryContext): ProjectUnit {
  const availability = toAvailability(unit.status, meaningOfMarquee(unit.marquee, context.settings.marquees))
  const type = populated(unit.type)
  const isOffered = isFree(availability) || availability === 'underOption'
  return {
    ref: unit.ref,
    href: propertyHref(unit, context),
    title: unit.headline || type?.name || String(unit.ref),
    typeName: type?.name ?? '',
    floor: unit.floor ?? null,
    livingAreaInSquareMetres: unit.surfaceLiving ?? null,
    terraceInSquareMetres: unit.surfaceTerrace ?? null,
    bedrooms: unit.bedrooms ?? null,
    availability,
    price: isOffered ? describePrice(unit) : { kind: 'hidden' },
    planHref: largest(unit.plans?.[0]),
  }
}

async function readUnits(id: string, context: SummaryContext): Promise<ProjectUnit[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { project: { equals: id } },
    select: unitFields,
    populate: projectRelations,
    sort: ['floor', 'ref'],
    depth: 1,
    limit: 0,
    pagination: false,
    locale: context.locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  const shown = docs.filter((unit) => publishedLanguages(unit).includes(context.locale))
  return shown.map((unit) => toUnit(unit, context)).filter(({ availability }) => availability !== 'notFound')
}

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
    number: project.number,
    name: project.name,
    zip: address.zip ?? '',
    city: address.city ?? '',
    address: formatPostalAddress(address),
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
  const [settings, routes] = await Promise.all([getPropertySettings(locale), getRouteIndex()])
  return toDetail(project, await readUnits(project.id, { locale, settings, routes }), locale)
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
