import { createLocalReq, restoreVersionOperation, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { studioText } from '@/lib/i18n/studio-text'
import { loadSitePage } from '@/app/(site)/_views/load-site-page'
import { csvMark } from '@/lib/values/csv'
import { exportProperties } from '@/features/listings/server/export-properties'
import { runPayloadJobs } from '@/lib/queue/run-payload-jobs'
import { defaultRuleRows } from '@/features/compliance/model/default-rules/default-rules'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, minimalArguments, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let locality: string
let house: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  locality = String((await makeMinimal(payload, 'localities', { name: 'Liège', zip: '4000' })).id)
  house = String((await makeMinimal(payload, 'propertyTypes', { name: 'Maison', webId: 1 })).id)
})
afterAll(() => running?.stop())

const certificate = { epcState: 'known', epcLabelText: 'C', energyPerformance: 210 }
const complete = { ...certificate, epcTotal: 31_000, epcUniqueCode: '20250101-0000012345-01-2' }
const incomplete = { ...complete, epcUniqueCode: null }
const nothing = { epcState: null }
const reason = 'Le certificateur passe vendredi.'

type Data = Record<string, unknown>

async function make(overrides: Data): Promise<string> {
  const { data } = await minimalArguments(payload, 'properties', { locality, type: house, ...overrides })
  const request = { collection: 'properties', data, context: quiet() } as Parameters<Payload['create']>[0]
  return String((await payload.create(request)).id)
}

const makeDraft = (data: Data = nothing) => make({ ...data, _status: 'draft' })
const makePublished = () => make({ ...complete, _status: 'published' })

const update = (id: string, data: Data, options: Data = {}) =>
  payload.update({ collection: 'properties', id, data, locale: 'fr', context: quiet(), ...options })

const asUser = (role: Role) => ({ overrideAccess: false, user: accounts[role] })

const read = async (id: string, draft = true): Promise<Data> =>
  (await payload.findByID({ collection: 'properties', id, depth: 0, draft })) as unknown as Data

const setRules = (rules: unknown[]) =>
  payload.updateGlobal({ slug: 'compliance', data: { rules } as never, locale: 'fr', context: quiet() })

/** The fields of a refusal, with the messages for the editor. */
async function refusal(attempt: Promise<unknown>): Promise<{ path: string; message: string }[]> {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'ValidationError', status: 400 })
  return (error as { data: { errors: { path: string; message: string }[] } }).data.errors
}

describe('publishing', () => {
  test('is refused while something mandatory is missing, at the fields, in the editor’s language', async () => {
    const id = await makeDraft({ ...complete, epcUniqueCode: null, epcTotal: null })
    const req = await createLocalReq({ context: quiet() }, payload)
    Object.assign(req, { i18n: { ...req.i18n, language: 'fr' } })
    const errors = await refusal(update(id, { _status: 'published' }, { req }))
    expect(errors.map(({ path }) => path)).toEqual(['epcUniqueCode', 'epcTotal'])
    expect(errors[0]?.message).toBe('Mention obligatoire\u00a0: remplissez ce champ avant de publier.')
    expect((await read(id))._status).toBe('draft')
    await update(id, { ...complete, _status: 'published' })
    expect((await read(id))._status).toBe('published')
  })

  test('in Brussels it needs the planning use, which the page then shows in its words', async () => {
    const place = { name: 'Ixelles', zip: '1050', slug: 'ixelles', countryId: 10 }
    const brussels = String((await makeMinimal(payload, 'localities', place)).id)
    const id = await makeDraft({
      ...complete,
      ref: 7281,
      headline: 'Maison',
      locality: brussels,
      summons: 'no',
    })
    const errors = await refusal(update(id, { _status: 'published' }))
    expect(errors.map(({ path }) => path)).toEqual(['planningUse'])
    await update(id, { planningUse: 'Logement plurifamilial (3 unités)', _status: 'published' })
    const page = await loadSitePage('fr', 'property/7281')
    const facts = page.kind === 'property' ? page.property.sections.flatMap((section) => section.facts) : []
    expect(facts).toContainEqual({
      field: 'planningUse',
      label: 'Destination urbanistique licite',
      value: 'Logement plurifamilial (3 unités)',
    })
    expect(facts.map(({ field }) => field)).not.toContain('summons')
  })

  test('the rules apply to a new document too, and to a rent that is stored but not shown', async () => {
    await refusal(make({ ...incomplete, _status: 'published' }))
    const rent = { ...complete, goal: 'rent', price: 800, renterCharges: 0, publishPrice: false }
    const errors = await refusal(make({ ...rent, _status: 'published' }))
    expect(errors.map(({ path }) => path)).toEqual(['publishPrice'])
    await make({ ...rent, publishPrice: true, _status: 'published' })
  })

  test('drafts are always saved, by hand and while one types', async () => {
    const id = await makeDraft()
    await update(id, { price: 1 }, { draft: true })
    await update(id, { price: 2 }, { draft: true, autosave: true })
    const published = await makePublished()
    await update(published, { epcUniqueCode: null }, { draft: true })
    expect((await read(published, false)).epcUniqueCode).toBe(complete.epcUniqueCode)
    await refusal(update(published, { _status: 'published' }))
  })

  test('in bulk, those that lack something are named and the others published', async () => {
    const [completeId, lacking] = [await makeDraft(complete), await makeDraft()]
    const { docs, errors } = await payload.update({
      collection: 'properties',
      where: { id: { in: [completeId, lacking] } },
      data: { _status: 'published' },
      context: quiet(),
    })
    expect(docs.map(({ id }) => id)).toEqual([completeId])
    expect(errors.map(({ id }) => id)).toEqual([lacking])
  })

  test('at a set time: the job fails with a message, and nothing is published', async () => {
    const id = await makeDraft()
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'properties', value: id } },
      waitUntil: new Date(Date.now() - 1000),
    })
    await runPayloadJobs(payload, new Date())
    const stored = await payload.findByID({ collection: 'payload-jobs', id: job.id, depth: 0 })
    expect(stored.hasError).toBe(true)
    expect(JSON.stringify(stored.error)).toContain('Label')
    expect((await read(id))._status).toBe('draft')
  })

  test('an older version that lacks something is not put back online', async () => {
    const id = await make({ ...nothing, complianceOverride: { reason }, _status: 'published' })
    await update(id, { ...complete, complianceOverride: { reason: '' }, _status: 'published' })
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { and: [{ parent: { equals: id } }, { 'version.complianceState': { equals: 'overridden' } }] },
    })
    const version = String(docs[0]?.id)
    // With its reason the old version may be restored; without one it could not have been published.
    await payload.restoreVersion({ collection: 'properties', id: version, context: quiet() })
    expect(await read(id)).toMatchObject({ complianceState: 'overridden', _status: 'published' })
  })

  const versionsOf = async (id: string) => {
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    return docs.map((version) => String(version.id))
  }
  /** A request of the studio; the options of Payload's own local function lack drafts. */
  const restoreAsDraft = async (version: string | undefined, role: Role) =>
    restoreVersionOperation({
      id: version ?? '',
      collection: payload.collections.properties,
      draft: true,
      overrideAccess: false,
      req: await createLocalReq({ user: accounts[role] ?? undefined, context: quiet() }, payload),
    })

  test('restoring an older version as an agent keeps the override', async () => {
    const id = await makeDraft()
    const [first] = await versionsOf(id)
    await update(id, { complianceOverride: { reason } }, asUser('administrator'))
    await restoreAsDraft(first, 'agent')
    expect(await read(id)).toMatchObject({ complianceState: 'overridden', complianceOverride: { reason } })
  })

  test('a version without a mention is restored as a draft, and the history of prices stays', async () => {
    const id = await makeDraft({ ...nothing, price: 300_000, publishPrice: true })
    await update(id, { _status: 'published' }, { context: { ...quiet(), acceptIncomplete: true } })
    await update(id, { ...complete, price: 280_000 })
    const published = (await versionsOf(id)).at(-2)
    await restoreAsDraft(published, 'agent')
    expect(await read(id)).toMatchObject({ _status: 'draft', price: 300_000, epcState: null })
    expect((await read(id)).priceHistory).toHaveLength(2)
    expect(await read(id, false)).toMatchObject({ _status: 'published', price: 280_000 })
  })

  test('imports may publish incomplete properties, which are stored as incomplete', async () => {
    const id = await makeDraft()
    await update(id, { _status: 'published' }, { context: { ...quiet(), acceptIncomplete: true } })
    expect(await read(id)).toMatchObject({ _status: 'published', complianceState: 'incomplete' })
  })
})

describe('a published property that becomes incomplete', () => {
  test('is not saved as published, but may always be made less visible', async () => {
    const id = await makePublished()
    await refusal(update(id, { epcUniqueCode: null }))
    await update(id, { status: 'sold', epcUniqueCode: null })
    expect(await read(id)).toMatchObject({
      status: 'sold',
      _status: 'published',
      complianceState: 'complete',
    })
    await refusal(update(id, { status: 'active' }))
    await update(id, { _status: 'draft' })
    expect(await read(id)).toMatchObject({ _status: 'draft' })
  })

  test('sold is allowed even when a rule has requirements for sold properties', async () => {
    const id = await makePublished()
    const rules = [{ active: true, mention: 'bedrooms', severity: 'blocking', statuses: ['sold', 'active'] }]
    await setRules(rules)
    try {
      await update(id, { status: 'sold' })
      expect(await read(id)).toMatchObject({ status: 'sold', complianceState: 'incomplete' })
      await refusal(make({ ...complete, status: 'sold', _status: 'published' }))
    } finally {
      await setRules(defaultRuleRows('fr'))
    }
  })
})

describe('the override', () => {
  test('is for administrators, recorded with the day; it ends when they revoke it', async () => {
    const id = await makeDraft()
    await refusal(update(id, { complianceOverride: { reason }, _status: 'published' }, asUser('editor')))
    for (const short of ['short', '    short    ', 'x'])
      expect(
        await refusal(update(id, { complianceOverride: { reason: short }, _status: 'published' })),
      ).toMatchObject([
        {
          path: 'complianceOverride.reason',
          message: studioText('fr', 'compliance.refusals.shortReason', {
            min: 10,
            length: short.trim().length,
          }),
        },
      ])
    const forged = { reason, by: accounts.editor?.id, at: '2020-01-01T00:00:00.000Z' }
    await update(id, { complianceOverride: forged, _status: 'published' }, asUser('administrator'))
    const stored = await read(id)
    expect(stored).toMatchObject({ _status: 'published', complianceState: 'overridden' })
    expect(stored.complianceOverride).toMatchObject({ reason, by: accounts.administrator?.id })
    expect(JSON.stringify(stored.complianceOverride)).not.toContain('2020-01-01')

    await update(id, { headline: 'Maison' }, asUser('editor'))
    await refusal(update(id, { complianceOverride: { reason: '' } }, asUser('administrator')))
    await update(id, { complianceOverride: { reason: '' }, _status: 'draft' }, asUser('administrator'))
    expect(await read(id)).toMatchObject({
      complianceState: 'incomplete',
      complianceOverride: { reason: null, by: null, at: null },
    })
    const { totalDocs } = await payload.countVersions({
      collection: 'properties',
      where: {
        and: [{ parent: { equals: id } }, { 'version.complianceOverride.reason': { equals: reason } }],
      },
    })
    expect(totalDocs).toBeGreaterThan(0)
  })

  test('is not inherited by a copy', async () => {
    const id = await make({ ...nothing, complianceOverride: { reason }, _status: 'published' })
    const data = { _status: 'draft' } as const
    const copy = await payload.duplicate({ collection: 'properties', id, data, context: quiet() })
    expect(copy).toMatchObject({ _status: 'draft', complianceState: 'incomplete' })
    expect(copy.ref).not.toBe((await read(id)).ref)
    expect(copy.complianceOverride?.reason ?? null).toBeNull()
    // Its number is the next one, which would collide with the documents of the tests.
    await payload.delete({ collection: 'properties', id: copy.id, context: quiet() })
  })
})

describe('the stored columns', () => {
  const columns = { complianceState: 'complete', missingMentions: [] }

  test('are computed on every save; no account can write them, and only staff read them', async () => {
    const id = await makeDraft()
    expect((await read(id)).missingMentions).toEqual([
      'epcLabel',
      'epcUniqueCode',
      'energyPerformance',
      'epcTotal',
    ])
    await update(id, { ...columns, price: 3 }, { draft: true, ...asUser('administrator') })
    expect(await read(id)).toMatchObject({ complianceState: 'incomplete' })
    const published = await makePublished()
    const options = { collection: 'properties', id: published, overrideAccess: false } as const
    const seen = Object.keys(await payload.findByID(options))
    expect(seen.filter((name) => name.startsWith('compliance') || name === 'missingMentions')).toEqual([])
  })

  test('follow the rules, in the list of the studio too, and keep everything else', async () => {
    const media = await makeMinimal(payload, 'media')
    const values = {
      pictures: [media.id],
      floorCover: ['tiles'],
      videos: [{ url: 'https://example.org/v.mp4' }],
    }
    const id = await make({ ...complete, ...values, headline: 'Belle maison', _status: 'published' })
    await update(id, { price: 5 }, { draft: true })
    const before = await read(id)
    const rules = [{ active: true, mention: 'bedrooms', severity: 'blocking' }]
    await setRules(rules)
    const expected = { complianceState: 'incomplete', missingMentions: ['bedrooms'] }
    expect(await read(id, false)).toMatchObject({ ...expected, _status: 'published', ...values })
    expect(await read(id)).toEqual({ ...before, ...expected })
    const { docs } = await payload.find({
      collection: 'properties',
      draft: true,
      where: { and: [{ complianceState: { equals: 'incomplete' } }, { id: { equals: id } }] },
    })
    expect(docs).toHaveLength(1)
    await setRules(defaultRuleRows('fr'))
    expect(await read(id)).toEqual(before)
  })

  test('follow the rules without undoing what a colleague saves meanwhile', async () => {
    const id = await make({ ...complete, _status: 'published' })
    await update(id, { price: 5 }, { draft: true, autosave: true })
    const find = payload.db.findVersions.bind(payload.db)
    let typed = false
    const meanwhile = vi.spyOn(payload.db, 'findVersions').mockImplementation(async (options) => {
      const drafts = await find(options)
      if (typed || !('latest' in (options.where ?? {}))) return drafts as never
      typed = true
      await update(id, { price: 6 }, { draft: true, autosave: true })
      return drafts as never
    })
    try {
      await setRules([{ active: true, mention: 'bedrooms', severity: 'blocking' }])
    } finally {
      meanwhile.mockRestore()
    }
    expect(typed).toBe(true)
    expect((await read(id)).price).toBe(6)
    await setRules(defaultRuleRows('fr'))
  })
})

describe('the export', () => {
  async function ask(role: Role, query: Data) {
    const req = await createLocalReq({ ...(accounts[role] && { user: accounts[role] }) }, payload)
    Object.assign(req, { query, i18n: { ...req.i18n, language: 'fr' } })
    const answer = await exportProperties.handler(req)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  test('gives staff the filtered list for Belgian Excel, without formulas', async () => {
    const id = await make({
      ...complete,
      headline: '=HYPERLINK("x")',
      bedrooms: 3,
      price: 123_456,
      _status: 'draft',
    })
    const where = { price: { equals: '123456' } }
    const { status, type, text } = await ask('agent', {
      where,
      sort: '-price',
      locale: 'fr',
      columns: '["toilets"]',
    })
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
    const bytes = new TextEncoder().encode(csvMark + text.replace(csvMark, ''))
    expect(new TextDecoder().decode(bytes)).toContain('Liège')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Numéro public;Transaction;Statut;Type')
    expect(lines[0]).toContain('Toilettes')
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines[1]).toContain(';123456;')
    expect(lines[1]).toContain(String((await read(id)).ref))
  })

  test('finds what was typed into the list’s search box', async () => {
    await makeDraft({ headline: 'Moulin rare' })
    const { text } = await ask('translator', { search: 'moulin', locale: 'fr' })
    expect(text.trim().split('\r\n')).toHaveLength(2)
  })

  test.each([
    ['anonymous', {}, 403],
    ['owner', {}, 403],
    ['agent', { where: 'x' }, 400],
    ['agent', { where: { nowhere: { equals: 1 } } }, 400],
    ['agent', { columns: '[' }, 400],
    ['agent', { sort: { a: 1 } }, 400],
  ] as const)('answers %s with %j by %i', async (role, query, status) => {
    expect((await ask(role, query)).status).toBe(status)
  })
})
