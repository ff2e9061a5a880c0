import type { Localized } from '@/lib/i18n/locales'
import type { CatalogueValues } from './catalogue-values'
import type { DemoRow } from './distribution'
import { regionRows } from './distribution-region'
import { rentCityRows } from './distribution-rent-cities'
import { certificateOf } from './energy'
import type { DemoFacts, DemoGoal, DemoMarquee, DemoStatus } from './facts'
import { factsOf } from './facts-of-row'
import { comfortFlags, orientationValues, roomFields, surfaceFields } from './fields-building'
import { legalValues, riskValues } from './fields-legal'
import { moneyValues, rentalValues, viagerValues } from './fields-money'
import { technicalValues } from './fields-technical'
import {
  closedDay,
  consentOf,
  daysOnline,
  openHousesOf,
  priceHistoryOf,
  type DemoOpenHouse,
  type PricePoint,
} from './history'
import { isCommercial, isHouse, typeWebIdOf, type DemoKind, type TypeWebId } from './kinds'
import { demoMarquees } from './marquees'
import { picturesOf, plansOf, type DemoPicture } from './pictures'
import { localityOf, pointNear, traitsOf } from './places'
import { draftRows } from './open-cases'
import { pointsOfInterestOf, type DemoPoint } from './points-of-interest'
import { dayBefore, seeded } from './seeded'
import { projectStreets, streetOf } from './streets'
import { descriptionsOf, headlinesOf } from './texts/narrate'

export interface DemoProperty {
  ref: number
  kind: DemoKind
  goal: DemoGoal
  status: DemoStatus
  typeWebId: TypeWebId
  furtherTypeWebIds: TypeWebId[]
  marquee: DemoMarquee
  marqueeName: Localized
  headline: Localized
  /** Plain text, blank lines between paragraphs. */
  description: Localized
  /** French name and postcode, `Embourg|4053`. */
  localityKey: string
  street: string
  houseNumber: string
  boxNr: string | null
  publishAddress: boolean
  latitude: number
  longitude: number
  price: number
  publishPrice: boolean
  /** 7 is a starting-from price. */
  priceUnit: 7 | null
  priceUnitText: Localized | null
  /** Index in the list of agents. */
  agentKey: 0 | 1 | 2 | 3
  /** Indexes in the list of owners; most properties belong to none of the demo owners. */
  ownerKeys: (0 | 1 | 2)[]
  projectNumber: 1 | 2 | 3 | null
  /** Shown first among the latest offers. */
  isSpotlight: boolean
  /** For staff only, invented. */
  notes: string | null
  priceHistory: PricePoint[]
  openHouses: DemoOpenHouse[]
  onlineSince: string
  soldAt: string | null
  /** Of what is sold or let: the day of the seller's consent. */
  sellerConsent: { date: string | null; includesPrice: boolean }
  /** Values of the catalogue's fields by field name; unanswered ones are absent. */
  fields: CatalogueValues
  pointsOfInterest: DemoPoint[]
  pictures: DemoPicture[]
  plans: DemoPicture[]
  /** URLs of films and virtual tours, which do not exist. */
  videos: string[]
  tours: string[]
}

/** 100 published properties in 31 places, and one takeover that the site hides by default; newest first. */
export function demoProperties(referenceDay: string): DemoProperty[] {
  const rows = [...rentCityRows, ...regionRows].sort((one, other) => other.ref - one.ref)
  return rows.map((row, rank) => propertyOf(row, rank, rows.length, referenceDay))
}

/** Two unfinished files: no certificate, no pictures, and no charges where they are required. */
export const demoDrafts = (referenceDay: string): DemoProperty[] =>
  draftRows.map((row, index) => {
    const property = propertyOf(row, index, draftRows.length, referenceDay)
    const fields = { ...property.fields, renterCharges: undefined }
    return { ...property, fields, plans: [], pointsOfInterest: [], priceHistory: [] }
  })

function propertyOf(row: DemoRow, rank: number, count: number, referenceDay: string): DemoProperty {
  const address = addressOf(row, rank)
  const facts = factsOf(row, rank, address.street, Number(referenceDay.slice(0, 4)))
  const marquee = row.marquee ?? 0
  const online = row.daysOnline ?? daysOnline(rank, count)
  const onlineSince = dayBefore(referenceDay, online)
  return {
    ref: row.ref,
    kind: row.kind,
    goal: facts.goal,
    status: facts.status,
    typeWebId: typeWebIdOf(row.kind),
    furtherTypeWebIds: [...(row.further ?? [])],
    marquee,
    marqueeName: demoMarquees[marquee].name,
    headline: headlinesOf(facts),
    description: descriptionsOf(facts),
    localityKey: row.localityKey,
    ...address,
    publishAddress: facts.shownStreet !== null,
    ...pointNear(localityOf(row.localityKey), row.ref),
    ...askingOf(facts),
    ...peopleOf(facts),
    projectNumber: row.project ?? null,
    isSpotlight: spotlights.includes(row.ref),
    notes: notesOf(row.ref),
    priceHistory: priceHistoryOf(facts, marquee, online, referenceDay),
    openHouses: openHousesOf(facts, referenceDay),
    onlineSince,
    soldAt: closedDay(facts, online, referenceDay),
    sellerConsent: consentOf(facts, online, referenceDay),
    fields: fieldsOf(row, facts, onlineSince, referenceDay),
    pointsOfInterest: row.special === 'incomplete' ? [] : pointsOfInterestOf(row.ref, row.kind),
    pictures: picturesOf(facts),
    plans: plansOf(facts),
    ...filmsOf(row.ref),
  }
}

function addressOf(row: DemoRow, rank: number) {
  const isByTheRiver = traitsOf(row.localityKey).settings[0] === 'valley'
  const address = streetOf(row.ref, rank, row.kind, isByTheRiver)
  if (!row.project) return address
  const isFlat = row.kind === 'newApartment'
  const unit = row.ref % 10
  return {
    street: projectStreets[row.project],
    houseNumber: isFlat ? String(10 + row.project * 4) : String(unit * 2),
    boxNr: isFlat ? `${unit}1` : null,
  }
}

const filmed = 4602

const filmsOf = (ref: number) =>
  ref === filmed
    ? {
        videos: ['https://www.youtube.com/watch?v=ImmoPerron0'],
        tours: ['https://my.matterport.com/show/?m=ImmoPerron0'],
      }
    : { videos: [], tours: [] }

const startingFrom: Localized = { nl: 'vanaf', fr: 'à partir de', en: 'from', de: 'ab' }

function askingOf(facts: DemoFacts) {
  return {
    price: facts.price,
    publishPrice: facts.publishPrice,
    priceUnit: facts.startingFrom ? (7 as const) : null,
    priceUnitText: facts.startingFrom ? startingFrom : null,
  }
}

const spotlights: readonly number[] = [4638, 4635, 4621, 4602, 4590, 4592]

const notes = [
  'Clé n° 14 au tableau du bureau. Prévenir les propriétaires la veille.',
  'Propriétaires joignables après 17 h. Le chien est dans le jardin : sonner.',
  "Code de l'alarme chez l'agent responsable. Fermer la vanne d'eau après la visite.",
  'Succession : deux héritiers, décision commune. Ne pas mentionner en visite.',
] as const

function notesOf(ref: number): string | null {
  const random = seeded(`notes:${ref}`)
  return random.chance(0.4) ? random.pick(notes) : null
}

const owners = [0, 1, 2] as const
const shareOfDemoOwners = 0.09
/** Belongs to two people: each of them sees it in the portal. */
const coOwned = { ref: 4574, ownerKeys: [0, 1] satisfies (typeof owners)[number][] }

function peopleOf(facts: DemoFacts): Pick<DemoProperty, 'agentKey' | 'ownerKeys'> {
  const random = seeded(`people:${facts.ref}`)
  if (facts.ref === coOwned.ref) return { agentKey: agentFor(facts), ownerKeys: coOwned.ownerKeys }
  const isOwned = facts.goal === 'sale' && !facts.projectNumber && random.chance(shareOfDemoOwners)
  return { agentKey: agentFor(facts), ownerKeys: isOwned ? [random.pick(owners)] : [] }
}

/** Specialities of the agents: the founder, investments and annuities, houses, lettings, new builds. */
function agentFor({ ref, kind, goal, projectNumber, annuity }: DemoFacts): DemoProperty['agentKey'] {
  if (goal === 'rent' || projectNumber) return 3
  if (annuity || goal === 'takeover' || kind === 'investment' || isCommercial(kind)) return 1
  if (isHouse(kind)) return ref % 4 === 0 ? 0 : 2
  return 0
}

/** Most properties carry most fields; an unfinished file has next to none. */
function fieldsOf(
  row: DemoRow,
  facts: DemoFacts,
  onlineSince: string,
  referenceDay: string,
): CatalogueValues {
  const names: CatalogueValues = { reference: `IP-${row.ref}`, recordFile: String(100_000 + row.ref * 7) }
  if (row.special === 'incomplete')
    return { ...names, epcState: facts.epcState ?? undefined, epcLabelText: facts.epcLabel ?? undefined }
  return {
    ...names,
    ...roomFields(facts),
    ...surfaceFields(facts),
    ...comfortFlags(facts),
    ...technicalValues(facts),
    ...moneyValues(facts, referenceDay),
    ...rentalValues(facts, referenceDay),
    ...viagerValues(facts),
    ...legalValues(facts),
    ...riskValues(facts),
    ...orientationValues(facts),
    epcState: facts.epcState ?? undefined,
    epcLabelText: facts.epcLabel ?? undefined,
    energyPerformance: facts.consumption ?? undefined,
    ...certificateOf(row, facts, facts.livingArea, onlineSince),
  }
}
