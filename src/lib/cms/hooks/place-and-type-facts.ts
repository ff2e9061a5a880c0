import type { PayloadRequest } from 'payload'

import { locales, type Localized } from '@/lib/i18n/locales'
import type { MarqueeMapping } from '@/lib/property/marquee'
import { defaultEpcScales, readEpcScales, type EpcScales } from '@/lib/property/epc-scales'
import type { LocalityFacts, TypeFacts } from '@/lib/property/search-columns'

import { nestedRequest } from '../nested-request'
import { findStored } from './stored-document'
import { textIn, textOf } from './text-of'

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const namesOf = (value: unknown): Partial<Localized> =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(value, locale)]))

/** Name in every language, postal code and place of a locality; `null` when it does not exist. */
export async function localityFacts(req: PayloadRequest, id: string | null): Promise<LocalityFacts | null> {
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

/** Name in every language and public number of a property type; `null` when it does not exist. */
export async function typeFacts(req: PayloadRequest, id: string | null): Promise<TypeFacts | null> {
  const type = await findStored(req, 'propertyTypes', id)
  if (!type) return null
  return { name: namesOf(type.name), webId: numberOrNull(type.webId) ?? 0 }
}

/** The energy scales of the legal settings. Without settings, as in a database being seeded, the default ones. */
export async function storedEpcScales(req: PayloadRequest): Promise<EpcScales> {
  try {
    // Privileged on purpose: scales are public law, and visitors cannot read settings.
    const legal: unknown = await req.payload.findGlobal({
      slug: 'legal',
      depth: 0,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    const stored =
      typeof legal === 'object' && legal !== null && 'epcScales' in legal ? legal.epcScales : null
    return readEpcScales(stored)
  } catch (error) {
    req.payload.logger.warn({
      err: error,
      msg: 'The legal settings could not be read; default energy scales used.',
    })
    return defaultEpcScales
  }
}

/** What the numbers of ribbons mean at this agency. */
export async function storedMarquees(req: PayloadRequest): Promise<MarqueeMapping[]> {
  // Privileged on purpose: the meaning of a number is public, and hooks of visitors' requests need it too.
  const { marquee } = await req.payload.findGlobal({
    slug: 'propertyCodes',
    depth: 0,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return (marquee ?? []).map(({ code, meaning }) => ({ code, meaning }))
}
