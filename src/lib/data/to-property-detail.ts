import { toPictureSource } from '@/lib/media/to-picture-source'
import { formatAddress, publicAddress, type PublicAddress } from '@/lib/property/address'
import { availabilityOf } from '@/lib/property/availability'
import { costBasis } from '@/lib/property/cost-basis'
import { describeSections, type StoredSection } from '@/lib/property/describe-sections'
import { describeEpc, epcScaleOn, isEpcRegion, regionOfZip } from '@/lib/property/epc-label'
import { formatNumber } from '@/lib/property/format-value'
import { meaningOfMarquee } from '@/lib/property/marquee'
import { describeNearbyPlaces } from '@/lib/property/nearby-places'
import { planningCodes } from '@/lib/property/planning-codes'
import { priceSteps } from '@/lib/property/price-steps'
import type {
  AgentContact,
  EpcDisplay,
  FilmLink,
  PropertyDetail,
  PropertyHistory,
  PropertyPlace,
} from '@/lib/property/property-detail'
import type { PropertySummary } from '@/lib/property/property-summary'
import { renovationNotice } from '@/lib/property/renovation-notice'
import { recogniseVideo } from '@/lib/property/video-link'
import { linkTarget } from '@/lib/routing/external-link'
import type { Media, Property } from '@/payload-types'

import { loaded, toPropertySummary, type SummaryContext } from './to-property-summary'

/** Its postal codes look like Belgian ones. */
const luxembourgCountryId = 50

const pictures = (media: (Media | string)[] | null | undefined) =>
  (media ?? []).flatMap((each) => toPictureSource(each) ?? [])

/** The person a property or a project names as its contact. */
export function toAgent(property: Pick<Property, 'agent'>): AgentContact | null {
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

/** The exact place when the address is published, the locality's otherwise. */
function toPlace(property: Property, address: PublicAddress): PropertyPlace | null {
  if (address.coordinates) return { ...address.coordinates, isApproximate: false }
  const { latitude, longitude } = loaded(property.locality) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude, isApproximate: true }
}

/** Films and tours; what no rule recognises is still worth a link when it is a web address. */
const toFilms = (addresses: Property['videos']): FilmLink[] =>
  (addresses ?? []).flatMap(({ url }): FilmLink[] => {
    const known = recogniseVideo(url)
    if (known) return [known]
    return linkTarget(url)?.kind === 'external' ? [{ kind: 'link', url }] : []
  })

function toHistory(property: Property, isShown: boolean): PropertyHistory | null {
  if (!isShown) return null
  return { since: property.onlineSince ?? null, steps: priceSteps(property.priceHistory ?? []) }
}

/** What the rules of energy, costs and planning say about the property. */
function toRules(property: Property, summary: PropertySummary, { settings }: SummaryContext) {
  const { goal, renterCharges } = property
  const facts = { ...property, ...placeAndType(property) }
  const isFlemish = regionOfZip(facts.zip) === 'flanders' && facts.countryId !== luxembourgCountryId
  const isOpen = summary.price.kind === 'exact' || summary.price.kind === 'from'
  return {
    costs: costBasis(facts, summary.price),
    monthlyCharges: goal === 'rent' && isOpen ? (renterCharges ?? null) : null,
    planningCodes: isFlemish ? planningCodes({ ...property }) : {},
    renovation: renovationNotice(
      { goal, ...placeAndType(property), epcLabel: summary.epcLabel },
      settings.renovation,
    ),
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
  const place = publicAddress({ ...property, locality: loaded(property.locality) }, locale)
  const address = formatAddress(place)
  const values = displayValues(property, epc, address)
  return {
    summary,
    goal: property.goal,
    availability: availabilityOf(property.status, meaningOfMarquee(property.marquee, settings.marquees)),
    address,
    place: toPlace(property, place),
    paragraphs: (property.description ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== ''),
    pictures: pictures(property.pictures),
    plans: pictures(property.plans),
    films: toFilms(property.videos),
    tours: toFilms(property.tours),
    sections: describeSections(display, values, { locale, priceStyle: settings.priceStyle }),
    nearby: describeNearbyPlaces(property.pointsOfInterest ?? [], locale),
    epc,
    ...toRules(property, summary, context),
    agent: toAgent(property),
    history: toHistory(property, settings.showPropertyHistory),
  }
}
