import type { Payload } from 'payload'

import type { SearchRow } from '@/features/listings/model/search-row'
import { readCards } from '@/features/listings/server/api'
import { propertySubject } from '@/features/leads/server/api'
import { readNumberLanguage, readPriceStyle } from '@/features/property/server/api'
import { readOfferedVisit } from '@/features/submissions/server/api'
import type {
  AlertCard,
  AlertDetails,
  AlertFacts,
  AlertSection,
} from '@/features/subscriptions/emails/alert-email'
import { mailLinkUntil } from '@/features/subscriptions/model/opt-in'
import { isActive } from '@/features/subscriptions/server/demand-index/index-demands'
import { demandName } from '@/features/subscriptions/server/demand-name'
import { optInFacts } from '@/features/subscriptions/server/opt-in-facts'
import { searchesUrl } from '@/features/subscriptions/server/searches-link'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { groupBy } from '@/lib/values/lists'
import { relatedId } from '@/lib/values/read-value'
import type { AlertDelivery, Demand } from '@/payload-types'

type Subject = Awaited<ReturnType<typeof propertySubject>>

/** What an e-mail says must be true when it is sent: a sold property is no longer news, a withdrawn one not shown. */
async function isTrue({ db }: Payload, { property, kind }: AlertDelivery): Promise<boolean> {
  const where = { property: { equals: relatedId(property) ?? '' } }
  const row = await db.findOne<SearchRow>({
    collection: 'searchRows',
    where,
    select: { availability: true },
  })
  return row !== null && (row.availability === 'gone') === (kind === 'sold')
}

/** Reads each property once per language and run. */
export function createSubjectReader(payload: Payload) {
  const read = new Map<string, Promise<Subject>>()
  const readSubject = async (id: string, locale: Locale): Promise<Subject> => {
    const t = await getTranslator(locale, await readNumberLanguage(payload, locale))
    return propertySubject(id, { payload, locale, t })
  }
  return async (id: string, locale: Locale): Promise<Subject> => {
    const key = `${locale}:${id}`
    const subject = read.get(key) ?? readSubject(id, locale)
    read.set(key, subject)
    return subject
  }
}

/** What lists show of the properties of deliveries, by their ids, in one read. */
async function findDetails(
  payload: Payload,
  deliveries: readonly AlertDelivery[],
  locale: Locale,
): Promise<Map<string, AlertDetails>> {
  const ids = deliveries.flatMap(({ property }) => relatedId(property) ?? [])
  return new Map((await readCards(payload, { ids }, locale)).map(({ id, card }) => [id, card]))
}

export interface Composed {
  /** Null when nothing of it is true any more. */
  facts: AlertFacts | null
  /** The deliveries that the e-mail tells; the others are dropped. */
  deliveries: AlertDelivery[]
}

const byDemand = (deliveries: readonly AlertDelivery[]): Map<string, AlertDelivery[]> =>
  groupBy(deliveries, ({ demand }) => relatedId(demand) ?? '')

interface Composing {
  payload: Payload
  locale: Locale
  now: Date
  subjectOf: ReturnType<typeof createSubjectReader>
}

/** What an alert says of one search; null when nothing. A property that was withdrawn meanwhile is left out. */
async function composeSection(
  { payload, locale, now, subjectOf }: Composing,
  demand: Demand,
  deliveries: readonly AlertDelivery[],
): Promise<{ section: AlertSection; deliveries: AlertDelivery[] } | null> {
  const details = await findDetails(payload, deliveries, locale)
  const cards: AlertCard[] = []
  const sent: AlertDelivery[] = []
  for (const delivery of deliveries) {
    const id = relatedId(delivery.property) ?? ''
    const about = (await isTrue(payload, delivery)) ? await subjectOf(id, locale) : null
    if (!about) continue
    const { kind, price = null, previousPrice = null } = delivery
    sent.push(delivery)
    cards.push({
      about,
      kind,
      goal: demand.goal,
      price,
      previousPrice,
      card: details.get(id) ?? null,
    })
  }
  if (cards.length === 0) return null
  const facts = await optInFacts(payload, {
    kind: 'demand',
    id: demand.id,
    locale,
    until: mailLinkUntil(now),
    runs: true,
  })
  return {
    section: { name: await demandName(payload, demand, locale), stopUrl: facts.pageUrl, cards },
    deliveries: sent,
  }
}

/** Composes one e-mail from the deliveries to one address. Searches that have ended or are paused are left out. */
export async function composeAlerts(
  payload: Payload,
  deliveries: readonly AlertDelivery[],
  demands: ReadonlyMap<string, Demand>,
  { subjectOf, now }: Pick<Composing, 'subjectOf' | 'now'>,
): Promise<Composed> {
  const parts = [...byDemand(deliveries)].flatMap(([id, ownDeliveries]) => {
    const demand = demands.get(id)
    return demand && isActive(demand) ? [{ demand, ownDeliveries }] : []
  })
  const [first] = parts
  if (!first) return { facts: null, deliveries: [] }
  const locale = first.demand.language
  const composing = { payload, locale, now, subjectOf }
  const composed = []
  for (const { demand, ownDeliveries } of parts)
    composed.push(await composeSection(composing, demand, ownDeliveries))
  const sections = composed.filter((each) => each !== null)
  if (sections.length === 0) return { facts: null, deliveries: [] }
  const all = await searchesUrl(payload, first.demand, now)
  return {
    facts: {
      locale,
      agencyName: all.agencyName,
      priceStyle: await readPriceStyle(payload),
      visit: await readOfferedVisit(payload, locale),
      sections: sections.map(({ section }) => section),
      allUrl: all.url,
      unsubscribeUrl: `${all.url}unsubscribe/`,
    },
    deliveries: sections.flatMap(({ deliveries }) => deliveries),
  }
}
