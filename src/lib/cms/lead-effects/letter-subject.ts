import type { Payload } from 'payload'

import type { LetterSubject } from '@/forms/define-form'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatAddress, publicAddress } from '@/lib/property/address'
import { describePrice } from '@/lib/property/price'
import { projectPaths } from '@/lib/routing/content-paths'
import { propertyPath, publishedLanguages } from '@/lib/routing/property-path'
import { indexRouteTable } from '@/lib/routing/route-table'
import { priceLine } from '@/lib/saved/comparison'
import type { Locality, Media, Property, PropertyType } from '@/payload-types'

import { readRouteTable } from '../route-table/read-route-table'

/** What a letter's subject is read for. */
export interface SubjectQuestion {
  payload: Payload
  locale: Locale
  t: Translator
}

/** Widest picture of a mail, in the widths that are stored. */
const pictureWidth = 600

// What visitors may see, in the language of the letter: a mail tells no more than the page does.
const asVisitor = { depth: 1, fallbackLocale: false, overrideAccess: false, disableErrors: true } as const

const loaded = <T extends object>(relation: T | string | null | undefined): T | null =>
  typeof relation === 'object' ? relation : null

function pictureOf(pictures: (Media | string)[] | null | undefined): Pick<LetterSubject, 'imageUrl'> {
  const source = toPictureSource(pictures?.[0], pictureWidth)
  return source?.src ? { imageUrl: new URL(source.src, env.serverUrl).href } : {}
}

async function hrefOf(property: Property, { payload, locale }: SubjectQuestion): Promise<string> {
  const inLocale = <T>(value: T) => ({ [locale]: value })
  const routes = indexRouteTable(await readRouteTable(payload))
  const names = {
    ref: property.ref,
    goal: property.goal,
    headline: inLocale(property.headline),
    localitySlug: inLocale(loaded<Locality>(property.locality)?.slug),
    typeSlug: inLocale(loaded<PropertyType>(property.type)?.slug),
  }
  return `${env.serverUrl}${propertyPath(routes, names, locale)}`
}

/** The property a lead is about, as visitors may see it; null once it is no longer on the site. */
export async function propertySubject(id: string, question: SubjectQuestion): Promise<LetterSubject | null> {
  const { payload, locale, t } = question
  const property = await payload.findByID({ collection: 'properties', id, locale, ...asVisitor })
  if (!property || !publishedLanguages(property).includes(locale)) return null
  const config = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { priceStyle: true },
    overrideAccess: false,
  })
  const locality = loaded<Locality>(property.locality)
  const type = loaded<PropertyType>(property.type)?.name
  const price = priceLine(describePrice(property), {
    locale,
    t,
    priceStyle: config.priceStyle ?? 'belgianDutch',
  })
  const ref = String(property.ref)
  return {
    ref,
    title: property.headline || type || ref,
    lines: [
      formatAddress(publicAddress({ ...property, locality }, locale)),
      price,
      `${t('listing.reference')} ${ref}`,
    ].filter(Boolean),
    href: await hrefOf(property, question),
    ...pictureOf(property.pictures),
  }
}

/** The same for a project. */
export async function projectSubject(id: string, question: SubjectQuestion): Promise<LetterSubject | null> {
  const { payload, locale } = question
  const project = await payload.findByID({ collection: 'projects', id, locale, ...asVisitor })
  if (!project) return null
  const address = publicAddress({ ...project, locality: loaded<Locality>(project.locality) }, locale)
  const path = projectPaths(project.number, { [locale]: project.slug })[locale]
  return {
    ref: String(project.number),
    title: project.name ?? '',
    lines: [formatAddress(address)].filter(Boolean),
    href: `${env.serverUrl}/${locale}${path}`,
    ...pictureOf(project.pictures),
  }
}
