import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatAddress, publicAddress } from '@/lib/property/address'
import { availabilityOf } from '@/lib/property/availability'
import { describeSections, type StoredSection } from '@/lib/property/describe-sections'
import { describeEpc, epcScaleOn, isEpcRegion } from '@/lib/property/epc-label'
import { formatDate, formatNumber } from '@/lib/property/format-value'
import { meaningOfMarquee } from '@/lib/property/marquee'
import type { AgentContact, EpcDisplay, PropertyDetail } from '@/lib/property/property-detail'
import { renovationNotice } from '@/lib/property/renovation-notice'
import type { Media, Property } from '@/payload-types'

import { loaded, toPropertySummary, type SummaryContext } from './to-property-summary'

const pictures = (media: (Media | string)[] | null | undefined) =>
  (media ?? []).flatMap((each) => toPictureSource(each) ?? [])

function toAgent(property: Property): AgentContact | null {
  const agent = loaded(property.agent)
  if (!agent) return null
  const { name, role, phone, mobilePhone, email, portrait, registrationNumber } = agent
  return {
    name,
    role: role ?? null,
    phone: mobilePhone ?? phone ?? null,
    email: email ?? null,
    portrait: toPictureSource(portrait),
    registrationNumber: registrationNumber ?? null,
  }
}

/** Locality and type facts that the rules of the trade ask for. */
function placeAndType(property: Property) {
  const { zip, countryId } = loaded(property.locality) ?? {}
  return { zip: zip ?? null, countryId: countryId ?? null, webId: loaded(property.type)?.webId ?? null }
}

function toEpc(property: Property, { settings, locale }: SummaryContext): EpcDisplay {
  const epc = describeEpc({ ...property, ...placeAndType(property) }, settings.epcScales)
  if (epc.state !== 'known') return epc
  const today = new Date().toISOString().slice(0, 10)
  const scale = isEpcRegion(epc.region) ? epcScaleOn(settings.epcScales, epc.region, today) : undefined
  const { energyPerformance } = property
  return {
    state: 'known',
    label: epc.label,
    scale: scale?.bands.map(({ label }) => label) ?? [],
    consumption:
      typeof energyPerformance === 'number' ? formatNumber(energyPerformance, locale, 'kWhPerSquareMetreYear') : null,
  }
}

/** The property's values by field name, relations and made-up ones written as text. */
function displayValues(property: Property, epc: EpcDisplay, address: string): Record<string, unknown> {
  const locality = loaded(property.locality)
  return {
    ...property,
    type: loaded(property.type)?.name,
    furtherTypes: (property.furtherTypes ?? []).flatMap((type) => loaded(type)?.name ?? []),
    locality: locality?.name,
    neighbourhood: loaded(property.neighbourhood)?.name,
    project: loaded(property.project)?.name,
    address,
    epcLabel: epc.state === 'known' ? epc.label : null,
    price: property.publishPrice && property.price ? property.price : null,
  }
}

/** Cleans a stored property, read in one language with its relations, for its page. */
export function toPropertyDetail(
  property: Property,
  context: SummaryContext,
  display: readonly StoredSection[],
): PropertyDetail {
  const { locale, settings } = context
  const summary = toPropertySummary(property, context)
  const epc = toEpc(property, context)
  const address = formatAddress(publicAddress({ ...property, locality: loaded(property.locality) }, locale))
  const values = displayValues(property, epc, address)
  return {
    summary,
    availability: availabilityOf(property.status, meaningOfMarquee(property.marquee, settings.marquees)),
    address,
    paragraphs: (property.description ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== ''),
    pictures: pictures(property.pictures),
    plans: pictures(property.plans),
    sections: describeSections(display, values, { locale, priceStyle: settings.priceStyle }),
    epc,
    renovation: renovationNotice(
      { goal: property.goal, ...placeAndType(property), epcLabel: summary.epcLabel },
      settings.renovation,
    ),
    agent: toAgent(property),
    onlineSince: property.onlineSince ? formatDate(property.onlineSince, locale) : null,
  }
}
