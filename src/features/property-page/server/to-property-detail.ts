import { marked } from '@/features/media/model/marked'
import { picturesFor } from '@/features/media/model/pictures-for'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import {
  formatPostalAddress,
  publicPostalAddress,
  type PublicPostalAddress,
} from '@/features/property/model/postal-address'
import { toAvailability } from '@/features/property/model/availability'
import { alpha2OfCountry } from '@/features/property/model/countries'
import { disclosedPicture } from '@/features/property/model/disclosure'
import { costBasis } from '@/features/property/model/cost-basis'
import {
  describeSections,
  withOwnFields,
  type StoredSection,
} from '@/features/property/model/describe-sections'
import { describeEpc, epcScaleOn, isEpcRegion, regionOf } from '@/features/property/model/epc-label'
import { formatNumber } from '@/features/property/model/format-value'
import { availabilityOn } from '@/features/property/model/availability-facts'
import type { LegalRates } from '@/features/property/model/legal-rates'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { meaningOfMarquee } from '@/features/property/model/marquee'
import { describeNearbyPlaces } from '@/features/property/model/nearby-places'
import { planningCodes, unaskedAnswers } from '@/features/property/model/planning-codes'
import { priceLabel } from '@/features/property/model/price-parts'
import { priceSteps } from '@/features/property/model/price-steps'
import type {
  AgentContact,
  EpcDisplay,
  PropertyDetail,
  PropertyHistory,
  PropertyPlace,
  PropertySale,
} from '@/features/property-page/model/property-detail'
import type { FilmLink } from '@/features/property/model/video-link'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { renovationNotice } from '@/features/property/model/renovation-notice'
import { parseVideoLink } from '@/features/property/model/video-link'
import { linkTarget } from '@/lib/values/external-link'
import type { Media, Property } from '@/payload-types'

import type { MapPoint } from '@/features/listings/model/listing-filters'
import { areaRadiusInMetres } from '@/features/property-page/model/hidden-area'
import { toPropertySummary, type SummaryContext } from '@/features/listings/server/api'
import { applicableRules } from '@/features/compliance/model/compliance-checklist'
import type { ComplianceRule } from '@/features/compliance/model/compliance-rules'
import { kindOfWebId } from '@/features/compliance/model/property-kinds'
import { belgianDay, daysBetween, toDay } from '@/lib/time/belgian-time'
import { internationalDigits } from '@/lib/values/phone'
import { costTexts } from './computed-facts'
import { populated, relatedId } from '@/lib/values/read-value'

type StoredMedia = (Media | string)[] | null | undefined

const pictures = (media: StoredMedia, t: Translator) =>
  (media ?? []).flatMap((each) => {
    const source = toPictureSource(each)
    return source ? [marked(source, t)] : []
  })

const picturesOf = ({ pictures: stored, disclosure }: Property, title: string, t: Translator) =>
  pictures(stored, t).flatMap((each) => disclosedPicture(each, disclosure, title) ?? [])

const plansIn = (locale: Locale, media: StoredMedia, t: Translator) =>
  pictures(
    picturesFor(
      locale,
      (media ?? []).flatMap((each) => populated(each) ?? []),
    ),
    t,
  )

/** The contact of a property or a project. */
export function toAgent(property: Pick<Property, 'agent'>): AgentContact | null {
  const agent = populated(property.agent)
  if (!agent) return null
  const { id, name, role, phone, mobilePhone, whatsapp, email, portrait, registrationNumber } = agent
  return {
    id,
    name,
    role: role ?? null,
    phone: mobilePhone ?? phone ?? null,
    whatsapp: whatsapp && mobilePhone ? internationalDigits(mobilePhone) : null,
    email: email ?? null,
    portrait: toPictureSource(portrait),
    registrationNumber: registrationNumber ?? null,
  }
}

/** Locality and type facts that the legal rules need. */
function placeAndType(property: Property) {
  const { zip, countryId } = populated(property.locality) ?? {}
  return { zip: zip ?? null, countryId: countryId ?? null, webId: populated(property.type)?.webId ?? null }
}

function toEpc(property: Property, { settings, locale }: SummaryContext): EpcDisplay {
  const format = { locale, style: settings.priceStyle }
  const today = belgianDay(new Date())
  const epc = describeEpc({ ...property, ...placeAndType(property) }, settings.epcScales, today)
  if (epc.state !== 'known') return epc
  const scale = isEpcRegion(epc.region) ? epcScaleOn(settings.epcScales, epc.region, today) : undefined
  const { energyPerformance } = property
  return {
    state: 'known',
    label: epc.label,
    isComputed: epc.origin === 'computed',
    scale: scale?.bands.map(({ label }) => label) ?? [],
    consumption:
      typeof energyPerformance === 'number'
        ? formatNumber(energyPerformance, format, 'kWhPerSquareMetreYear')
        : null,
  }
}

/** The property's values by field name; relations and composed values as text. */
function displayValues(property: Property, epc: EpcDisplay, address: string): Record<string, unknown> {
  const locality = populated(property.locality)
  return {
    ...property,
    type: populated(property.type)?.name,
    furtherTypes: (property.furtherTypes ?? []).flatMap((type) => populated(type)?.name ?? []),
    locality: locality?.name,
    neighbourhood: populated(property.neighbourhood)?.name,
    project: populated(property.project)?.name,
    address,
    epcLabel: epc.state === 'known' ? epc.label : null,
    price: property.publishPrice && property.price ? property.price : null,
  }
}

/** A sold or let property has no place on a map, no costs and no history. */
const isOnOffer = ({ disclosure }: Property): boolean => (disclosure ?? 'open') === 'open'

/** The exact coordinates if the postal address is published, else those of its circle or of the locality. */
function toPlace(
  property: Property,
  { coordinates }: PublicPostalAddress,
  area: MapPoint | null,
): PropertyPlace | null {
  if (!isOnOffer(property)) return null
  if (coordinates) return { ...coordinates, isApproximate: false }
  if (area) return { ...area, isApproximate: true, areaRadiusInMetres }
  const { latitude, longitude } = populated(property.locality) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude, isApproximate: true }
}

/** Films and tours; a URL of an unknown service becomes a plain link if it is a web URL. */
const toFilms = (links: Property['videos']): FilmLink[] =>
  (links ?? []).flatMap(({ url }): FilmLink[] => {
    const link = parseVideoLink(url)
    if (link) return [link]
    return linkTarget(url)?.kind === 'external' ? [{ kind: 'link', url }] : []
  })

/** Longer than half a year is nothing to boast of. */
const maxWeeksShown = 26

/** The year of a sale or letting, and its weeks where both days may still be known. */
function toSale(property: Property): PropertySale | null {
  const sold = toDay(property.soldAt)
  if (isOnOffer(property) || !sold) return null
  const begin = toDay(property.onlineSince)
  const weeks = begin && begin <= sold ? Math.max(1, Math.round(daysBetween(begin, sold) / 7)) : null
  return { year: sold.slice(0, 4), weeks: weeks !== null && weeks <= maxWeeksShown ? weeks : null }
}

function toHistory(property: Property, isShown: boolean): PropertyHistory | null {
  if (!isShown) return null
  return { since: property.onlineSince ?? null, steps: priceSteps(property.priceHistory ?? []) }
}

/** The values that the rules of energy, costs and planning derive from the property. */
function toRules(property: Property, summary: PropertySummary, { settings }: SummaryContext) {
  const { goal, renterCharges } = property
  const facts = { ...property, ...placeAndType(property) }
  const isFlemish = regionOf(facts) === 'flanders'
  const isOpen = summary.price.kind === 'exact' || summary.price.kind === 'from'
  return {
    costs: isOnOffer(property) ? costBasis(facts, summary.price) : null,
    monthlyCharges: goal === 'rent' && isOpen ? (renterCharges ?? null) : null,
    planningCodes: isFlemish ? planningCodes({ ...property }) : {},
    renovation: renovationNotice(
      { goal, ...placeAndType(property), epcLabel: summary.epcLabel },
      settings.renovation,
    ),
  }
}

/** What is left of a closed property has no title of its own. */
const titled = (summary: PropertySummary, { disclosure }: Property, closedTitle: string): PropertySummary =>
  disclosure === 'closed' ? { ...summary, title: closedTitle } : summary

/** The facts that the law wants in the advert of a property: without them it is not published. */
function mandatoryFacts(property: Property, rules: readonly ComplianceRule[], day: string): string[] {
  const facts = { values: { ...property }, typeId: relatedId(property.type), ...placeAndType(property) }
  return [...applicableRules(rules, facts, day)]
    .filter(([, each]) => each.some(({ severity }) => severity === 'blocking'))
    .map(([name]) => name)
}

/** Whether it is a garage or a plot that is still to be had. */
function isShortPage(property: Property): boolean {
  const kind = kindOfWebId(placeAndType(property).webId)
  return isOnOffer(property) && (kind === 'garage' || kind === 'land')
}

export interface DetailContext extends SummaryContext {
  rates: LegalRates
  /** The middle of the circle around a hidden address. */
  area: MapPoint | null
  /** What adverts must state. */
  rules: readonly ComplianceRule[]
  t: Translator
}

/** What decides about the arrangement of its page. */
const toArrangement = (property: Property, { rules }: DetailContext, day: string) => ({
  mandatory: mandatoryFacts(property, rules, day),
  isShort: isShortPage(property),
  goal: property.goal,
  disclosure: property.disclosure ?? 'open',
  sale: toSale(property),
})

/** Converts a stored property, read in one language with its relations, for its page. */
export function toPropertyDetail(
  property: Property,
  context: DetailContext,
  display: readonly StoredSection[],
): PropertyDetail {
  const { locale, settings, rates, t } = context
  const day = belgianDay(new Date())
  const format = { locale, style: settings.priceStyle }
  const availability = toAvailability(property.status, meaningOfMarquee(property.marquee, settings.marquees))
  const summary = titled(
    toPropertySummary(property, context),
    property,
    t('property.closedTitle', { ref: String(property.ref), availability }),
  )
  const epc = toEpc(property, context)
  const place = publicPostalAddress({ ...property, locality: populated(property.locality) }, locale)
  const address = formatPostalAddress(place)
  const values = { ...displayValues(property, epc, address), ...availabilityOn(property, day) }
  const rules = toRules(property, summary, context)
  return {
    summary: { ...summary, picture: summary.picture && marked(summary.picture, t) },
    availability,
    address,
    isTownAlone: place.street === null,
    place: toPlace(property, place, context.area),
    country: alpha2OfCountry(populated(property.locality)?.countryId),
    paragraphs: (property.description ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== ''),
    pictures: picturesOf(property, summary.title, t),
    plans: plansIn(locale, property.plans, t),
    films: toFilms(property.videos),
    tours: toFilms(property.tours),
    sections: describeSections(
      withOwnFields(display),
      values,
      { locale, priceStyle: settings.priceStyle },
      {
        ...costTexts(property, rules.costs, { rates, day, format, t }),
        ...unaskedAnswers({ ...property }, regionOf(placeAndType(property))),
        // The bouquet alone under "price" would look like a bargain; the facts of the annuity state it.
        ...('annuity' in summary.price && { price: null }),
      },
      { price: priceLabel(summary.price, t) },
    ),
    ...toArrangement(property, context, day),
    nearby: describeNearbyPlaces(property.pointsOfInterest ?? [], format, property.publishAddress !== true),
    epc,
    ...rules,
    agent: toAgent(property),
    history: toHistory(property, settings.showPropertyHistory && isOnOffer(property)),
  }
}
