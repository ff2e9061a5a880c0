import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { StagedRow } from '@/features/import/server/stage-run'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { env } from '@/lib/env'

import { loadSitePage } from '@/app/(site)/_views/load-site-page'
import { describePropertyForm } from '@/app/(site)/_views/describe-property'
import { cardFacts } from '@/features/listings/ui/to-card-data'
import { defaultPriceStyle } from '@/features/property/model/price'
import { priceLine } from '@/features/property/model/price-parts'
import { getTranslator } from '@/lib/i18n/translator'

import {
  makeVariant,
  mayBeOnOffer,
  pricesIn,
  variantKey,
  type FeedVariant,
  type VariantProperty,
} from '../../support/feed-variants'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** What holds for every feed, however its maker writes it: generated files of all formats, up to the page. */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

type Row = StagedRow['row']

async function importVariant(variant: FeedVariant, { dryRun, key }: { dryRun: boolean; key: string }) {
  const file = path.join(env.dataDir, `${key}.${variant.extension}`)
  await writeFile(file, variant.content)
  const rows: Row[] = []
  const result = await runImport(payload, sourceOfFile(file, key, variant.format), {
    ...{ actor: 'test', dryRun, ...(dryRun && { onRow: (row: Row) => rows.push(row) }) },
  })
  return { rows, ...result }
}

const isDraft = ({ state, questions }: Row): boolean =>
  state !== 'staged' || questions?.some(({ kind }) => kind === 'status') === true

/** What is wrong with a property as it was understood. */
function faultsOf(row: Row, property: VariantProperty | undefined, { format }: FeedVariant): string[] {
  if (!property) return [`${row.number} is not in the feed`]
  const { goal, price, status, bedrooms } = row.values ?? {}
  const faults: [boolean, string][] = []
  const isOnOffer = !isDraft(row) && (status === 'active' || status === 'underOption')
  faults.push([isOnOffer && !mayBeOnOffer(property, format), 'is on offer'])
  if (typeof price === 'number') {
    const other = pricesIn(property, goal === 'rent' ? 'sale' : 'rent')
    const same = pricesIn(property, goal === 'rent' ? 'rent' : 'sale')
    const isOther = (each: number) => other.has(each) && !same.has(each)
    faults.push([
      goal !== undefined && (isOther(price) || isOther(price * 12)),
      `${goal} has the price ${price}`,
    ])
    const isWarned = row.warnings?.some(({ field, reason }) => field === 'price' && reason === 'highRent')
    faults.push([goal === 'rent' && price > 20_000 && !isWarned, 'has a high rent'])
  }
  const measures = Object.entries(row.values ?? {}).filter(([field]) =>
    /^(?:surface|bed|bath|toil|park)/.test(field),
  )
  const hasZero = ['kyero', 'openimmo'].includes(format) && measures.some(([, value]) => value === 0)
  faults.push([hasZero, 'has a room or area of zero'])
  const { said } = property
  if (said) {
    const { 'headline.fr': french, 'headline.nl': dutch } = row.values ?? {}
    // A record of one language may be damaged.
    const headline = String(french ?? dutch).toLowerCase()
    const found = { goal, price: price ?? null, status: isDraft(row) ? 'draft' : status, headline }
    faults.push([
      JSON.stringify(found) !== JSON.stringify(said),
      `is ${JSON.stringify(found)} and was said to be ${JSON.stringify(said)}, ${row.state} ${JSON.stringify(row.warnings)} ${bedrooms}`,
    ])
  }
  return faults.flatMap(([isFault, text]) => (isFault ? [`${row.number} ${text}`] : []))
}

type Tried = Awaited<ReturnType<typeof importVariant>>

function faultsOfRun(
  variant: FeedVariant,
  { state, heldReasons, report: { counts }, rows }: Tried,
): string[] {
  const { read, new: made, changed, unchanged, refused, unreadable, waiting } = counts
  const isSum = read === made + changed + unchanged + refused + unreadable + waiting && unchanged === 0
  const faults: [boolean, string][] = [
    [!isSum, `a sum is wrong: ${JSON.stringify(counts)}`],
    [!variant.isCut && read !== variant.read, `${read} read of ${variant.read}`],
    [state === 'held' ? heldReasons.length === 0 : state !== 'reviewed', `is ${state}`],
    [variant.isCut && !heldReasons.includes('truncated'), 'is cut off and not held'],
  ]
  const ofRows = rows.flatMap((row) => {
    const property = variant.properties.get(variantKey(row.number ?? '', row.provider ?? ''))
    // What is cut off may be half of what was said.
    return faultsOf(row, property && variant.isCut ? { ...property, said: null } : property, variant)
  })
  return [...faults.flatMap(([isFault, text]) => (isFault ? [text] : [])), ...ofRows].map(
    (text) => `${variant.name}: ${text}`,
  )
}

const files = 72
const perFile = 30

test('2,000 variants of all formats are read, mapped and planned as they say', async () => {
  const faults: string[] = []
  let properties = 0
  for (let seed = 0; seed < files; seed += 1) {
    const variant = makeVariant(seed + Number(process.env.FROM ?? 0), { first: 10_000, count: perFile })
    const tried = await importVariant(variant, { dryRun: true, key: `contract-${seed}` })
    properties += variant.isCut ? 0 : variant.properties.size
    faults.push(...faultsOfRun(variant, tried))
  }
  expect(properties).toBeGreaterThanOrEqual(2000)
  expect(faults).toEqual([])
})

const pages = 4
const formats = 8

/** What a visitor sees of a property; nothing when it has no page. */
async function pageOf(ref: number) {
  const loaded = await loadSitePage('fr', `property/${ref}`)
  if (loaded.kind !== 'property') return null
  const { property } = loaded
  const context = { locale: 'fr', priceStyle: defaultPriceStyle, t: await getTranslator('fr') } as const
  return {
    ...{ goal: property.goal, availability: property.availability },
    price: priceLine(property.summary.price, context),
    all: JSON.stringify([
      property,
      cardFacts(property.summary, 'fr'),
      await describePropertyForm(loaded, 'fr', {}),
    ]),
  }
}

type Page = Awaited<ReturnType<typeof pageOf>>

const availabilities: Readonly<Record<string, string>> = {
  active: 'available',
  underOption: 'underOption',
  sold: 'sold',
  rented: 'rented',
}

const digits = (text: string): number => Number(text.replace(/\D/g, ''))

/** What is wrong on the page of a property. */
function faultsOnPage(page: Page, property: VariantProperty, { format }: FeedVariant): string[] {
  const { said } = property
  const shown = availabilities[said?.status ?? '']
  const isOnOffer = page?.availability === 'available' || page?.availability === 'underOption'
  const isMonthly = /mois/.test(page?.price ?? '')
  const hasPrice = /\d/.test(page?.price ?? '')
  const other = pricesIn(property, page?.goal === 'rent' ? 'sale' : 'rent')
  const faults: [boolean, string][] = [
    [
      said !== null && page?.availability !== shown,
      `is ${page?.availability} and was said to be ${said?.status}`,
    ],
    [isOnOffer && !mayBeOnOffer(property, format), 'is on offer'],
    [hasPrice && isMonthly !== (page?.goal === 'rent'), `costs ${page?.price} for ${page?.goal}`],
    [hasPrice && other.has(digits(page?.price ?? '')), `costs ${page?.price}, which is for another goal`],
    [
      isOnOffer && hasPrice && said !== null && digits(page.price) !== said.price,
      `costs ${page?.price}, not ${said?.price}`,
    ],
    [/(?<![\d.,])0[\u00a0 ]m²?(?!\w)/.test(page?.all ?? ''), 'has 0 m²'],
  ]
  return faults.flatMap(([isFault, text]) => (isFault ? [`${format} ${property.number} ${text}`] : []))
}

test('30 of them are on their pages as they were said to be', async () => {
  const faults: string[] = []
  const seen: string[] = []
  for (let seed = 0; seed < formats; seed += 1) {
    const variant = makeVariant(seed + 500, { first: 20_000 + seed * 100, count: pages, isWhole: true })
    const key = `page-${seed}`
    const { state } = await importVariant(variant, { dryRun: false, key })
    expect([variant.name, state]).toEqual([variant.name, 'applied'])
    for (const property of variant.properties.values()) {
      const { docs } = await payload.find({
        ...{ collection: 'properties', draft: true, depth: 0, limit: 1 },
        where: { source: { equals: key }, externalId: { equals: property.number } },
      })
      const page = docs[0] ? await pageOf(docs[0].ref) : null
      seen.push(
        `${variant.format} ${property.number} ${docs.length} ${docs[0]?._status} ${page?.goal} ${page?.availability} ${page?.price}`,
      )
      faults.push(...faultsOnPage(page, property, variant))
    }
  }
  process.stdout.write(`${seen.join('\n')}\n`)
  expect(seen.length).toBeGreaterThanOrEqual(30)
  expect(faults).toEqual([])
})
