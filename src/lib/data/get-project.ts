import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatAddress, publicAddress } from '@/lib/property/address'
import { availabilityOf } from '@/lib/property/availability'
import { meaningOfMarquee } from '@/lib/property/marquee'
import { describePrice } from '@/lib/property/price'
import { isFree } from '@/lib/property/project-rules'
import { projectTexts, type ProjectDetail, type ProjectUnit } from '@/lib/property/project-summary'
import type { Locality, Project, Property } from '@/payload-types'

import { getPropertySettings } from './get-property-settings'
import { getRouteIndex } from './get-route-table'
import { payloadClient } from './payload-client'
import { projectFigures } from './project-figures'
import { toAgent } from './to-property-detail'
import { hrefOfProperty, loaded, type SummaryContext } from './to-property-summary'

const unitFields = {
  ref: true,
  goal: true,
  status: true,
  marquee: true,
  headline: true,
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
} as const satisfies Partial<Record<keyof Property, true>>

type StoredUnit = Pick<Property, keyof typeof unitFields>

/** Of what a project names only what its page shows. */
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

/** Address of the largest size of a picture. */
function largest(media: Parameters<typeof toPictureSource>[0]): string | null {
  const picture = toPictureSource(media)
  return picture && (picture.srcSet.split(', ').at(-1)?.split(' ')[0] ?? picture.src)
}

function toUnit(unit: StoredUnit, context: SummaryContext): ProjectUnit {
  const availability = availabilityOf(unit.status, meaningOfMarquee(unit.marquee, context.settings.marquees))
  const type = loaded(unit.type)
  const isOffered = isFree(availability) || availability === 'underOption'
  return {
    ref: unit.ref,
    href: hrefOfProperty(unit, context),
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
  return docs.map((unit) => toUnit(unit, context)).filter(({ availability }) => availability !== 'notFound')
}

const paragraphsOf = (text: string | null | undefined) =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

/** The exact place where the address is published, else the middle of the locality. */
function placeOf(
  coordinates: { latitude: number; longitude: number } | null,
  locality: Locality | null,
): ProjectDetail['place'] {
  if (coordinates) return { ...coordinates, isApproximate: false }
  if (typeof locality?.latitude !== 'number' || typeof locality.longitude !== 'number') return null
  return { latitude: locality.latitude, longitude: locality.longitude, isApproximate: true }
}

function toDetail(project: Project, units: ProjectUnit[], locale: Locale): ProjectDetail {
  const locality = loaded(project.locality)
  const address = publicAddress({ ...project, locality }, locale)
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
    address: formatAddress(address),
    place: placeOf(address.coordinates, locality),
    types: (project.types ?? []).flatMap((type) => loaded(type)?.name ?? []),
    texts: Object.fromEntries(
      projectTexts.map((part) => [part, paragraphsOf(project[part])]),
      // Object.fromEntries forgets which keys it was given.
    ) as ProjectDetail['texts'],
    pictures: (project.pictures ?? []).flatMap((picture) => toPictureSource(picture) ?? []),
    units,
    agent: toAgent(project),
  }
}

/** Everything the page of a project shows, with its units as they are stored now. */
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
    // Agents have a portrait.
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
export const getProject = cached('project', readProject, [
  tags.projects,
  tags.properties,
  tags.agents,
  tags.media,
  tags.settings,
  tags.routes,
])
