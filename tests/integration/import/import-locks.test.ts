import fc from 'fast-check'
import { ValidationError, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findRowsOf } from '@/features/import/server/import-rows'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { houseRecord, type FeedRecord } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { isFullRun } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Editors and feeds change one property in any order. The other two keep the guard from seeing an empty feed. */

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const fields = ['price', 'headline', 'bedrooms', 'epcUniqueCode'] as const
type Field = (typeof fields)[number]
type Values = Partial<Record<Field, number | string | null>>

const epcCode = fc.constantFrom('20250101-0000012345-01-2', '20250202-0000054321-02-3', null)
const values: fc.Arbitrary<Values> = fc.record(
  {
    price: fc.integer({ min: 1, max: 900_000 }),
    headline: fc.constantFrom('Maison', 'Villa avec jardin', 'À rénover'),
    bedrooms: fc.integer({ min: 0, max: 9 }),
    epcUniqueCode: epcCode,
  },
  { requiredKeys: [] },
)

type Action =
  | { kind: 'edit'; values: Values; isDraft: boolean }
  | { kind: 'unlock'; field: Field }
  | { kind: 'offline' }
  | { kind: 'feed'; values: Values; isGone: boolean }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit'), values, isDraft: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unlock'), field: fc.constantFrom(...fields) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('offline') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('feed'),
      values,
      isGone: fc.nat(5).map((number) => number === 0),
    }),
  },
)

const toRecord = (id: number, { price, headline, bedrooms, epcUniqueCode }: Values): FeedRecord =>
  houseRecord(id, {
    ...(price !== undefined && { Price: String(price) }),
    ...(headline !== undefined && { TypeDescription: headline }),
    ...(bedrooms !== undefined && { NumberOfBedRooms: String(bedrooms) }),
    ...(epcUniqueCode !== undefined && { EPCUniqueCode: epcUniqueCode ?? '' }),
  })

type Stored = Record<string, unknown>

const valueOf = (stored: Stored, field: Field): unknown => {
  const value = stored[field]
  return (
    (field === 'headline' && typeof value === 'object' && value ? Reflect.get(value, 'fr') : value) ?? null
  )
}

const valuesOf = (stored: Stored) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(stored, field)]))
const locksOf = ({ lockedFields }: Stored) => (Array.isArray(lockedFields) ? [...lockedFields].sort() : [])

/** What must be true of one property, beside what the site stores. */
class Checked {
  private readonly locked = new Map<Field, unknown>()

  constructor(
    private readonly site: FeedSite,
    private readonly id: number,
  ) {}

  private async read(draft: boolean): Promise<Stored> {
    const property = await this.site.find(this.id, { draft })
    if (!property) throw new Error(`Property ${this.id} is gone`)
    return property
  }

  /** Saves as an editor; false when the compliance gate refuses. */
  private async save(data: Stored, draft: boolean): Promise<boolean> {
    const { id } = await this.read(true)
    const given = { collection: 'properties', id, data, draft, locale: 'fr', overrideAccess: false }
    try {
      // The data of an edit are made for the fields above.
      await payload.update({ ...given, user: accounts.editor, context: quiet() } as Parameters<
        Payload['update']
      >[0])
      return true
    } catch (error) {
      if (error instanceof ValidationError) return false
      throw error
    }
  }

  private async edit(changes: Values, isDraft: boolean): Promise<void> {
    const before = await this.read(true)
    if (!(await this.save({ ...changes, _status: isDraft ? 'draft' : 'published' }, isDraft))) return
    for (const field of fields) {
      const value = changes[field]
      const isChanged = value !== undefined && value !== valueOf(before, field)
      if (isChanged) this.locked.set(field, value)
    }
  }

  private async unlock(field: Field): Promise<void> {
    const locks = locksOf(await this.read(true)).filter((each) => each !== field)
    if (await this.save({ lockedFields: locks, _status: 'draft' }, true)) this.locked.delete(field)
  }

  private async feed(given: Values, isGone: boolean): Promise<void> {
    const others = [houseRecord(this.id + 1), houseRecord(this.id + 2)]
    await this.site.write(isGone ? others : [toRecord(this.id, given), ...others])
    const [published, latest] = [await this.read(false), await this.read(true)]
    const key = String(this.id)
    const row = (await findRowsOf(payload, this.site.source.key, [key])).get(key)
    const { state, report } = await this.site.run({ overrules: true })
    expect(state).toBe('applied')
    expect(report.counts.refused).toBe(0)
    const hasEditorDraft = published._status === 'published' && latest._status === 'draft'
    const after = await this.read(false)
    if (hasEditorDraft && after._status === 'published') expect(valuesOf(after)).toEqual(valuesOf(published))
    if (published._status !== 'published' && after._status === 'published')
      expect(row?.isStillDraft, 'only what waited for the gate is published').toBe(true)
  }

  async act(step: Action): Promise<void> {
    if (step.kind === 'edit') await this.edit(step.values, step.isDraft)
    else if (step.kind === 'unlock') await this.unlock(step.field)
    else if (step.kind === 'offline') await this.save({ _status: 'draft' }, false)
    else await this.feed(step.values, step.isGone)
    await this.check()
  }

  private async check(): Promise<void> {
    const latest = await this.read(true)
    expect(locksOf(latest)).toEqual([...this.locked.keys()].sort())
    for (const [field, value] of this.locked) expect([field, valueOf(latest, field)]).toEqual([field, value])
    const published = await this.read(false)
    if (published._status !== 'published' || published.status !== 'active') return
    expect(published.missingMentions).toEqual([])
    expect(valueOf(published, 'epcUniqueCode')).not.toBeNull()
  }
}

const feed = (given: Values = {}, isGone = false): Action => ({ kind: 'feed', values: given, isGone })
const edit = (given: Values, isDraft = false): Action => ({ kind: 'edit', values: given, isDraft })

/** Orders that random ones seldom have. */
const examples: [Action[]][] = [
  [[{ kind: 'offline' }, feed({ price: 7 }), feed({ epcUniqueCode: null }), feed()]],
  [[edit({ price: 9 }, true), feed({ price: 7, bedrooms: 1 }), feed({}, true), feed(), edit({ price: 8 })]],
]

test('locks stay, no locked value is lost, and nothing is published that the gate refuses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 9 }), async (actions) => {
      const id = (count += 1) * 10
      const site = await makeFeedSite(payload, `locks-${count}`)
      try {
        await makeMinimal(payload, 'importSources', { key: site.source.key, autoLock: true })
        const checked = new Checked(site, id)
        await site.write([houseRecord(id), houseRecord(id + 1), houseRecord(id + 2)])
        await site.run()
        for (const step of [...actions, { kind: 'feed', values: { price: 1 }, isGone: false } as const])
          await checked.act(step)
      } finally {
        await site.stop()
      }
    }),
    { numRuns: isFullRun ? 20 : 3, examples },
  )
})

test('a draft that an editor has not finished takes the values of the feed', async () => {
  const id = 9001
  const site = await makeFeedSite(payload, 'locks-unfinished')
  try {
    const others = [houseRecord(id + 1), houseRecord(id + 2)]
    await site.write([houseRecord(id), ...others])
    await site.run()
    const { id: property } = (await site.find(id, { draft: true })) ?? {}
    await payload.update({
      collection: 'properties',
      id: property,
      data: { openHouses: [{}] },
      draft: true,
      context: quiet(),
    } as Parameters<Payload['update']>[0])
    await site.write([houseRecord(id, { Price: '123456' }), ...others])
    const { report } = await site.run({ overrules: true })
    expect(report.counts.refused).toBe(0)
    expect(await site.find(id, { draft: true })).toMatchObject({
      price: 123_456,
      openHouses: [expect.anything()],
    })
  } finally {
    await site.stop()
  }
})
