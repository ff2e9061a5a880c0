import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { StagedRow } from '@/features/import/server/stage-run'
import { sourceOfFile } from '@/features/import/server/import-source'
import { removePackage } from '@/features/import/server/feed-package'
import { fetchFeed } from '@/features/import/server/fetch-feed'
import { planRun } from '@/features/import/server/plan-run'
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
import { quiet } from '../../support/minimal-document'

/** What holds for every feed, however its maker writes it: generated files of all formats, up to the page. */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  // What the law asks for is no matter of a feed: without it, each may be published.
  await payload.updateGlobal({ slug: 'compliance', data: { rules: [] }, context: quiet() })
})
afterAll(() => running.stop())

type Row = StagedRow['row']

async function sourceOf({ format, extension, content }: FeedVariant, key: string) {
  const file = path.join(env.dataDir, `${key}.${extension}`)
  await writeFile(file, content)
  return sourceOfFile(file, key, format)
}

/** A dry run without its log, which costs as much as the rest. */
async function tryVariant(variant: FeedVariant, key: string) {
  const source = await sourceOf(variant, key)
  const rows: Row[] = []
  const feed = await fetchFeed(source, key)
  try {
    const onRow = (row: Row) => rows.push(row)
    const plan = await planRun(payload, source, {
      run: key,
      feed,
      dryRun: true,
      onRow,
      onProgress: () => undefined,
    })
    return { rows, ...plan }
  } finally {
    await removePackage(feed)
  }
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
    const { 'headline:fr': french, 'headline:nl': dutch } = row.values ?? {}
    // A record of one language may be damaged.
    const headline = String(french ?? dutch).toLowerCase()
    const facts = { goal, price: price ?? null, status: isDraft(row) ? 'draft' : status, headline }
    faults.push([
      JSON.stringify(facts) !== JSON.stringify(said),
      `is ${JSON.stringify(facts)} and was said to be ${JSON.stringify(said)}, ${row.state} ${JSON.stringify(row.warnings)} ${bedrooms}`,
    ])
  }
  return faults.flatMap(([isFault, text]) => (isFault ? [`${row.number} ${text}`] : []))
}

type Tried = Awaited<ReturnType<typeof tryVariant>>

function faultsOfRun(
  variant: FeedVariant,
  { isHeld, heldReasons, report: { counts }, rows }: Tried,
): string[] {
  const { read, new: made, changed, unchanged, refused, unreadable, waiting } = counts
  const isSum = read === made + changed + unchanged + refused + unreadable + waiting && unchanged === 0
  const faults: [boolean, string][] = [
    [!isSum, `a sum is wrong: ${JSON.stringify(counts)}`],
    [!variant.isCut && read !== variant.read, `${read} read of ${variant.read}`],
    [isHeld !== heldReasons.length > 0, `is held for ${heldReasons.join() || 'no reason'}`],
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

const files = 74
const perFile = 30

test('2,000 variants of all formats are read, mapped and planned as they say', async () => {
  const start = process.cpuUsage()
  const faults: string[] = []
  let properties = 0
  for (let seed = 0; seed < files; seed += 1) {
    const variant = makeVariant(seed, { first: 10_000, count: perFile })
    const tried = await tryVariant(variant, `contract-${seed}`)
    properties += variant.isCut ? 0 : variant.properties.size
    faults.push(...faultsOfRun(variant, tried))
  }
  const { user, system } = process.cpuUsage(start)
  process.stdout.write(`${properties} variants in ${Math.round((user + system) / 1000)} ms\n`)
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
  const context = {
    locale: 'fr',
    priceStyle: defaultPriceStyle,
    t: await getTranslator('fr', 'nl-BE'),
  } as const
  return {
    goal: property.goal,
    availability: property.availability,
    price: priceLine(property.summary.price, context),
    all: JSON.stringify([
      property,
      cardFacts(property.summary, { locale: 'fr' }),
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
  let seen = 0
  for (let seed = 0; seed < formats; seed += 1) {
    const variant = makeVariant(seed + 500, { first: 20_000 + seed * 100, count: pages, isWhole: true })
    const key = `page-${seed}`
    const source = await sourceOf(variant, key)
    const { state } = await runImport(payload, source, { actor: 'test', dryRun: false })
    expect([variant.name, state]).toEqual([variant.name, 'applied'])
    for (const property of variant.properties.values()) {
      const { docs } = await payload.find({
        collection: 'properties',
        draft: true,
        depth: 0,
        limit: 1,
        where: { source: { equals: key }, externalId: { equals: property.number } },
      })
      const page = docs[0] ? await pageOf(docs[0].ref) : null
      seen += 1
      faults.push(...faultsOnPage(page, property, variant))
    }
  }
  expect(seen).toBeGreaterThanOrEqual(30)
  expect(faults).toEqual([])
})
