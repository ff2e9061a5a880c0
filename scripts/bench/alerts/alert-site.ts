import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { indexProperties } from '@/features/listings/server/search-index/index-properties'
import { findDemandsOf } from '@/features/subscriptions/server/demand-index/find-demands'
import { readSought } from '@/features/subscriptions/server/demand-index/read-sought'
import { indexDemands } from '@/features/subscriptions/server/demand-index/index-demands'
import type { EmailMessage } from '@/lib/email/email-message'
import type { AlertDelivery, Outbox } from '@/payload-types'

const searches = 10_000
export const properties = 500
const towns = 50
const kinds = 4
/** Every address has five searches. */
const usualAddresses = 2000

async function make(
  payload: Payload,
  collection: Parameters<Payload['db']['create']>[0]['collection'],
  data: object,
) {
  const { id } = await payload.db.create({ collection, data: { id: randomUUID(), ...data } })
  return String(id)
}

const localised = (text: string) => ({ fr: text, nl: text, en: text, de: text })

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

async function fillVocabulary(payload: Payload): Promise<{ places: string[]; types: string[] }> {
  const places: string[] = []
  for (const index of range(towns)) {
    const name = localised(`Town ${index}`)
    const slug = localised(`town-${index}`)
    places.push(await make(payload, 'localities', { name, slug, zip: String(4000 + index), countryId: 10 }))
  }
  const types: string[] = []
  for (const index of range(kinds))
    types.push(
      await make(payload, 'propertyTypes', {
        name: localised(`Type ${index}`),
        slug: localised(`type-${index}`),
        webId: index + 1,
      }),
    )
  return { places, types }
}

interface Vocabulary {
  places: string[]
  types: string[]
}

/** Searches that are confirmed. @param addresses that have them, each as many as the others */
export async function fillSearches(payload: Payload, addresses = usualAddresses): Promise<Vocabulary> {
  const { places, types } = await fillVocabulary(payload)
  const demands: string[] = []
  const at = new Date(Date.now() - 60_000).toISOString()
  for (const index of range(searches))
    demands.push(
      await make(payload, 'demands', {
        goal: 'sale',
        frequency: 'daily',
        hour: 8,
        language: 'fr',
        email: `p${index % addresses}@example.org`,
        confirmed: true,
        confirmedAt: at,
        kinds: ['new'],
        name: `Search ${index}`,
        types: [types[index % kinds]],
        localities: [places[Math.floor(index / kinds) % towns]],
      }),
    )
  await indexDemands(payload, demands)
  return { places, types }
}

/** Properties that are published at once. */
export async function publish(
  payload: Payload,
  { places, types }: Vocabulary,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const made: string[] = []
  for (const index of range(count).map((each) => from + each))
    made.push(
      await make(payload, 'properties', {
        _status: 'published',
        status: 'active',
        goal: 'sale',
        ref: index + 1,
        price: 200_000,
        publishPrice: true,
        headline: localised(`Property ${index}`),
        slug: localised(`property-${index}`),
        publishedIn: ['fr'],
        type: types[index % kinds],
        locality: places[Math.floor(index / kinds) % towns],
      }),
    )
  await indexProperties(payload, made)
}

/** Searches that are confirmed, and properties that were published at once. */
export async function fillAlerts(payload: Payload): Promise<void> {
  await publish(payload, await fillSearches(payload), { from: 0, count: properties })
}

interface Outcome {
  matches: number
  mails: number
  faults: string[]
}

/** Cards in the e-mails, as `address property` once per search that has it. */
function cardsOf(recipient: string, { parts }: EmailMessage): string[] {
  let search = ''
  return parts.flatMap((part) => {
    if (part.type === 'heading') search = part.text
    return part.type === 'property' ? [`${recipient} ${search} ${part.href}`] : []
  })
}

/** Compares what was sent with what matches: every pair of search and property in exactly one e-mail. */
export async function findFaults(payload: Payload): Promise<Outcome> {
  const all = { limit: 0, pagination: false } as const
  const { docs: listings } = await payload.db.find({
    collection: 'properties',
    select: { ref: true },
    ...all,
  })
  const expected = new Set<string>()
  for (const { id } of listings) {
    const sought = await readSought(payload, String(id))
    for (const { demand } of sought ? await findDemandsOf(payload, sought) : [])
      expected.add(`${demand} ${id}`)
  }
  const { docs: deliveries } = await payload.db.find<AlertDelivery>({ collection: 'alertDeliveries', ...all })
  const pairs = deliveries.map(({ demand, property }) => `${String(demand)} ${String(property)}`)
  const { docs: mails } = await payload.db.find<Outbox>({ collection: 'outbox', ...all })
  // Written by `queueEmail`.
  const cards = mails.flatMap((mail) =>
    cardsOf(String(mail.recipient), mail.payload as unknown as EmailMessage),
  )
  const pairSet = new Set(pairs)
  const faults = [
    ...[...expected].filter((pair) => !pairSet.has(pair)).map((pair) => `not told: ${pair}`),
    ...deliveries.filter(({ state }) => state !== 'sent').map(({ id, state }) => `${String(state)}: ${id}`),
    ...(pairs.length === expected.size ? [] : [`${pairs.length} alerts for ${expected.size} matches`]),
    ...(cards.length === expected.size ? [] : [`${cards.length} cards for ${expected.size} matches`]),
    ...(new Set(cards).size === cards.length ? [] : [`${cards.length - new Set(cards).size} cards twice`]),
  ]
  return { matches: expected.size, mails: mails.length, faults }
}
