import type { PayloadRequest } from 'payload'

import { locales, type Localized } from '@/lib/i18n/locales'
import { defaultDaysShownWhenGone, type DisclosurePolicy } from '@/features/property/model/disclosure'
import type { MarqueeMapping } from '@/features/property/model/marquee'
import { defaultEpcScales, parseEpcScales, type EpcScales } from '@/features/property/model/epc-scales'
import type { LocalityFacts, TypeFacts } from '@/features/property/model/search-columns'

import { nestedRequest } from '@/lib/payload/as-system'
import { findStored } from '@/lib/payload/hooks/stored-document'
import { readOnce } from '@/lib/payload/shared-reads'
import { isRecord, textIn, textOf } from '@/lib/values/read-value'

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const namesOf = (value: unknown): Partial<Localized> =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(value, locale)]))

async function readLocality(req: PayloadRequest, id: string): Promise<LocalityFacts | null> {
  const locality = await findStored(req, 'localities', id)
  if (!locality) return null
  return {
    name: namesOf(locality.name),
    zip: textOf(locality.zip),
    countryId: numberOrNull(locality.countryId),
    latitude: numberOrNull(locality.latitude),
    longitude: numberOrNull(locality.longitude),
  }
}

/** Name in every language, postal code and coordinates of a locality; `null` if it does not exist. */
export const localityFacts = async (req: PayloadRequest, id: string | null): Promise<LocalityFacts | null> =>
  id === null ? null : readOnce(req, `localities/${id}`, () => readLocality(req, id))

async function readType(req: PayloadRequest, id: string): Promise<TypeFacts | null> {
  const type = await findStored(req, 'propertyTypes', id)
  if (!type) return null
  return { name: namesOf(type.name), webId: numberOrNull(type.webId) ?? 0 }
}

/** Name in every language and public number of a property type; `null` if it does not exist. */
export const typeFacts = async (req: PayloadRequest, id: string | null): Promise<TypeFacts | null> =>
  id === null ? null : readOnce(req, `propertyTypes/${id}`, () => readType(req, id))

async function readEpcScales(req: PayloadRequest): Promise<EpcScales> {
  try {
    // Privileged on purpose: scales are public law, and visitors cannot read settings.
    const legal: unknown = await req.payload.findGlobal({
      slug: 'legal',
      select: { epcScales: true },
      depth: 0,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    return parseEpcScales(isRecord(legal) ? legal.epcScales : null)
  } catch (error) {
    req.payload.logger.warn({
      err: error,
      msg: 'The legal settings could not be read; default energy scales used.',
    })
    return defaultEpcScales
  }
}

/** The energy scales of the legal settings. Without settings, as during seeding, the default ones. */
export const storedEpcScales = (req: PayloadRequest): Promise<EpcScales> =>
  readOnce(req, 'legal.epcScales', () => readEpcScales(req))

async function readMarquees(req: PayloadRequest): Promise<MarqueeMapping[]> {
  // Privileged on purpose: the meaning of a number is public, and hooks of visitors' requests need it.
  const { marquee } = await req.payload.findGlobal({
    slug: 'propertyCodes',
    select: { marquee: true },
    depth: 0,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return (marquee ?? []).map(({ code, meaning }) => ({ code, meaning }))
}

/** The meanings of the agency's ribbon numbers. */
export const storedMarquees = (req: PayloadRequest): Promise<MarqueeMapping[]> =>
  readOnce(req, 'propertyCodes.marquee', () => readMarquees(req))

async function readDaysShownWhenGone(req: PayloadRequest): Promise<number> {
  const { daysShownWhenGone } = await req.payload.findGlobal({
    slug: 'siteConfig',
    select: { daysShownWhenGone: true },
    depth: 0,
    // Privileged on purpose: everyone sees this number in what is hidden.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return daysShownWhenGone ?? defaultDaysShownWhenGone
}

/** The settings that decide what visitors may know of a sold or let property, in the transaction of a request. */
export async function storedDisclosurePolicy(req: PayloadRequest): Promise<DisclosurePolicy> {
  const [marquees, daysShownWhenGone] = await Promise.all([
    storedMarquees(req),
    readOnce(req, 'siteConfig.daysShownWhenGone', () => readDaysShownWhenGone(req)),
  ])
  return { marquees, daysShownWhenGone }
}
