import { marked } from '@/features/media/model/marked'
import type { Payload } from 'payload'

import type { LeadSubject } from '@/features/submissions/model/define-form'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import { describePrice } from '@/features/property/model/price'
import { readPriceStyle } from '@/features/property/server/api'
import { projectPaths } from '@/features/routing/model/content-paths'
import { propertyPath, publishedLanguages } from '@/features/routing/model/property-path'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { propertyTitle } from '@/features/property/model/property-title'
import { priceLine } from '@/features/property/model/price-parts'
import type { Locality, Media, Property, PropertyType } from '@/payload-types'

import { readRouteTable } from '@/features/routing/server/api'
import { populated } from '@/lib/values/read-value'
import { withPlainSpaces } from '@/lib/values/text'

/** Parameters of reading the subject of a message. */
export interface SubjectQuestion {
  payload: Payload
  locale: Locale
  t: Translator
}

/** Width of the largest picture in an e-mail, one of the stored widths. */
const pictureWidth = 600

// Read with the access of visitors, in the language of the message: an e-mail shows no more than the page does.
const asVisitor = { depth: 1, fallbackLocale: false, overrideAccess: false, disableErrors: true } as const

function pictureOf(
  pictures: (Media | string)[] | null | undefined,
  lines: (string | null)[],
  t: Translator,
): Pick<LeadSubject, 'imageUrl' | 'lines'> {
  const source = toPictureSource(pictures?.[0], pictureWidth)
  const mark = source && marked(source, t).mark
  return {
    lines: [...lines, mark].filter((line): line is string => Boolean(line)),
    ...(source?.src && { imageUrl: new URL(source.src, env.serverUrl).href }),
  }
}

async function getHref(property: Property, { payload, locale }: SubjectQuestion): Promise<string> {
  const inLocale = <T>(value: T) => ({ [locale]: value })
  const routes = indexRouteTable(await readRouteTable(payload))
  const names = {
    ref: property.ref,
    goal: property.goal,
    headline: inLocale(property.headline),
    slug: inLocale(property.slug),
    localitySlug: inLocale(populated<Locality>(property.locality)?.slug),
    typeSlug: inLocale(populated<PropertyType>(property.type)?.slug),
  }
  return `${env.serverUrl}${propertyPath(routes, names, locale)}`
}

/** The property of a lead as visitors may see it; null when it is not on the site. */
export async function propertySubject(id: string, question: SubjectQuestion): Promise<LeadSubject | null> {
  const { payload, locale, t } = question
  const property = await payload.findByID({ collection: 'properties', id, locale, ...asVisitor })
  if (!property || !publishedLanguages(property).includes(locale)) return null
  const locality = populated<Locality>(property.locality)
  const type = populated<PropertyType>(property.type)?.name
  const price = priceLine(describePrice(property), {
    locale,
    t,
    priceStyle: await readPriceStyle(payload),
  })
  const ref = String(property.ref)
  const address = publicPostalAddress({ ...property, locality }, locale)
  const place = withPlainSpaces(formatPostalAddress(address))
  return {
    ref,
    title: propertyTitle({ ...property, type, city: locality?.name }, locale),
    ...(place && { place, isTownAlone: address.street === null }),
    href: await getHref(property, question),
    ...pictureOf(property.pictures, [place, price, `${t('listing.reference')} ${ref}`], t),
  }
}

/** The project of a lead as visitors may see it; null when it is not on the site. */
export async function projectSubject(id: string, question: SubjectQuestion): Promise<LeadSubject | null> {
  const { payload, locale, t } = question
  const project = await payload.findByID({ collection: 'projects', id, locale, ...asVisitor })
  if (!project) return null
  const address = publicPostalAddress({ ...project, locality: populated<Locality>(project.locality) }, locale)
  const path = projectPaths(project.number, { [locale]: project.slug })[locale]
  return {
    ref: String(project.number),
    title: project.name ?? '',
    href: `${env.serverUrl}/${locale}${path}`,
    ...pictureOf(project.pictures, [withPlainSpaces(formatPostalAddress(address))], t),
  }
}
