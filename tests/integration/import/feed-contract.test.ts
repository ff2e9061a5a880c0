import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { StagedRow } from '@/features/import/server/stage-run'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { env } from '@/lib/env'

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
  const ofRows = variant.isCut
    ? []
    : rows.flatMap((row) =>
        faultsOf(row, variant.properties.get(variantKey(row.number ?? '', row.provider ?? '')), variant),
      )
  return [...faults.flatMap(([isFault, text]) => (isFault ? [text] : [])), ...ofRows].map(
    (text) => `${variant.name}: ${text}`,
  )
}

const files = 104

test('2,000 variants of all formats are read, mapped and planned as they say', async () => {
  const start = process.cpuUsage()
  const faults: string[] = []
  let properties = 0
  for (let seed = 0; seed < files; seed += 1) {
    const variant = makeVariant(seed + Number(process.env.FROM ?? 0))
    const tried = await importVariant(variant, { dryRun: true, key: `contract-${seed}` })
    properties += variant.properties.size
    faults.push(...faultsOfRun(variant, tried))
  }
  const { user, system } = process.cpuUsage(start)
  process.stdout.write(`${properties} variants in ${Math.round((user + system) / 1000)} ms\n`)
  if (process.env.FAULTS) await writeFile(process.env.FAULTS, faults.join('\n'))
  expect(properties).toBeGreaterThanOrEqual(2000)
  expect(faults).toEqual([])
})
