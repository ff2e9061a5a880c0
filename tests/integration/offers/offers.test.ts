// First: it gives the modules below a separate database.
import { controlsOf, exampleOf, nextKey, postJson, startFormSite } from '../../support/form-site'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { POST as confirm } from '@/app/(site)/[locale]/my/offer/[id]/[token]/confirm/route'
import { GET as fetchDocument } from '@/app/(site)/[locale]/my/offer/[id]/[token]/document/route'
import { POST as withdraw } from '@/app/(site)/[locale]/my/offer/[id]/[token]/withdraw/route'
import { GET as fetchStatusDocument } from '@/app/(site)/[locale]/my/offer-status/[id]/[token]/document/route'
import { offerDecision } from '@/features/offers/server/offer-decision'
import { expandLeads } from '@/features/leads/server/expand-leads'
import { getPrivateOffer } from '@/features/offers/server/get-private-offer'
import { env } from '@/lib/env'
import { consumeFormLimits } from '@/features/submissions/server/form-limits'
import type { Locale } from '@/lib/i18n/locales'
import { signedLinkPath, type SignedLinkKind } from '@/lib/http/signed-links'
import { transitionOffer } from '@/features/offers/server/transition-offer'
import { notifyParties } from '@/features/offers/server/notify-parties'
import type { Lead, Outbox, Property } from '@/payload-types'

import { makeAccounts, type Account } from '../../rig/accounts'
import type { TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
  await change({ goal: 'sale' })
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { agency: { name: 'Perron', email: 'agence@example.org' } },
    context: quiet(),
  })
})
afterAll(() => running.stop())

/** Changes the property of these tests. */
async function change(data: Partial<Property>): Promise<void> {
  const { errors } = await payload.update({
    collection: 'properties',
    where: {},
    data: { price: 325_000, ...data },
    locale: 'fr',
    context: quiet(),
  })
  expect(errors).toEqual([])
}

const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)

async function send(locale: Locale = 'fr', changes: Record<string, string> = {}): Promise<Response> {
  const { model, values } = await exampleOf('purchaseOffer', locale)
  const body = { ...values, ...controlsOf(model, locale), key: nextKey(), ...changes }
  return postJson({ kind: 'purchaseOffer', locale }, body)
}

async function newest(): Promise<Lead> {
  const { docs } = await payload.find({ collection: 'leads', sort: '-createdAt', limit: 1, depth: 0 })
  const [lead] = docs
  if (!lead) throw new Error('no lead')
  return lead
}

async function makeOffer(locale: Locale = 'fr'): Promise<string> {
  expect((await send(locale)).status).toBe(201)
  const { id } = await newest()
  await expandLeads(payload)
  return id
}

const stateOf = async (id: string) => (await getPrivateOffer(id))?.state

async function mailsOf(id: string): Promise<Outbox[]> {
  const { docs } = await payload.find({ collection: 'outbox', where: { lead: { equals: id } }, sort: 'key' })
  return docs
}
const templatesOf = async (id: string) => (await mailsOf(id)).map(({ template }) => template).toSorted()

function paramsOf(id: string, what: SignedLinkKind = 'offer', until = inAWeek) {
  const token = signedLinkPath('fr', what, id, until, env.payloadSecret).split('/').at(-2) ?? ''
  return { params: Promise.resolve({ locale: 'fr', id, token }) }
}

const request = (method = 'POST') => new Request('http://localhost/fr/my/', { method })

const press = (route: typeof confirm, id: string) => route(request(), paramsOf(id))

describe('a purchase offer', () => {
  test('counts only once it is confirmed by the link of the mail', async () => {
    const id = await makeOffer()
    expect(await stateOf(id)).toBe('awaitingConfirmation')
    expect(await templatesOf(id)).toEqual(['purchaseOffer.visitor'])
    expect((await fetchDocument(request('GET'), paramsOf(id))).status).toBe(404)

    const [mail] = await mailsOf(id)
    const link = /\/fr\/my\/offer\/[\w-]+\/([\w-]+)\//.exec(JSON.stringify(mail?.payload))?.[1] ?? ''
    const answer = await confirm(request(), { params: Promise.resolve({ locale: 'fr', id, token: link }) })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/fr/my/offer/${id}/${link}/`)
    expect(await stateOf(id)).toBe('received')
  })

  test('confirmed twice it counts once, and buyers and agency get the document once', async () => {
    const id = await makeOffer('nl')
    await Promise.all([press(confirm, id), press(confirm, id), press(confirm, id)])
    await Promise.all([notifyParties(payload), notifyParties(payload)])
    await press(confirm, id)
    await notifyParties(payload)
    const received = (await mailsOf(id)).filter(({ template }) => template.includes('.received.'))
    expect(received.map(({ recipient }) => recipient).toSorted()).toEqual([
      'agence@example.org',
      'lukasz.sahin@example.org',
      (await newest()).person?.email,
    ])
    for (const { payload: message, recipient } of received) {
      const attachments = [{ kind: 'offerPdf', lead: id, locale: 'nl' }]
      if (recipient !== 'lukasz.sahin@example.org') expect(message).toMatchObject({ attachments })
    }
    const { docs } = await payload.find({ collection: 'leadEvents', where: { lead: { equals: id } } })
    expect(docs.map(({ kind, to }) => [kind, to])).toEqual([['offer', 'received']])
  })

  test('its document is a file for those with a link', async () => {
    const id = await makeOffer()
    await press(confirm, id)
    const answers = await Promise.all([
      fetchDocument(request('GET'), paramsOf(id)),
      fetchStatusDocument(request('GET'), paramsOf(id, 'offer-status')),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="offre-d-achat-4638-/)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })

  test('the read-only link changes nothing', async () => {
    const id = await makeOffer()
    const answer = await confirm(request(), paramsOf(id, 'offer-status'))
    expect(answer.headers.get('location')).toBe('/fr/my/offer/')
    expect(await stateOf(id)).toBe('awaitingConfirmation')
  })

  test.each([
    ['ended', new Date(Date.now() - 1000)],
    ['ends this second', new Date()],
  ])('a link that %s opens nothing', async (_what, until) => {
    const id = await makeOffer()
    await confirm(request(), paramsOf(id, 'offer', until))
    expect(await stateOf(id)).toBe('awaitingConfirmation')
    expect((await fetchDocument(request('GET'), paramsOf(id, 'offer', until))).status).toBe(404)
  })

  test('its statements about others stay as they were sent', async () => {
    const id = await makeOffer()
    await change({ headline: 'Changed' })
    expect((await getPrivateOffer(id))?.offer.facts.property.title).toBe('Maison')
    expect((await getPrivateOffer(id))?.offer.facts.advancePercent).toBe(10)
    await change({ headline: 'Maison' })
  })
})

describe('whatever staff change in its lead', () => {
  test('an offer stays as it was sent, and its mails go to who sent it', async () => {
    const id = await makeOffer('nl')
    const before = (await getPrivateOffer(id))?.offer
    await payload.update({
      collection: 'leads',
      id,
      data: {
        language: 'de',
        createdAt: '2020-01-01T00:00:00.000Z',
        person: { firstName: 'Nobody', city: 'Elsewhere', email: 'nobody@example.org', title: null },
      },
    })
    expect((await getPrivateOffer(id))?.offer).toEqual(before)
    expect(before?.buyers[0]?.lines.join()).toContain('Rue Saint-Gilles')
    await press(confirm, id)
    await notifyParties(payload)
    const mail = (await mailsOf(id)).find(({ template }) => template === 'purchaseOffer.received.visitor')
    expect(mail).toMatchObject({ language: 'nl', recipient: before?.facts.sent.email })
    expect(JSON.stringify(mail?.payload)).not.toContain('Nobody')
  })
})

test('characters that the PDF cannot show are refused at their field', async () => {
  const answer = await send('fr', { firstName: 'Иван', secondLastName: 'Nguyễn' })
  expect(answer.status).toBe(422)
  const { errors } = (await answer.json()) as { errors: Record<string, string> }
  expect(Object.keys(errors).toSorted()).toEqual(['firstName', 'secondLastName'])
  expect(errors.secondLastName).toContain('ễ')
})

describe('an e-mail that cannot be queued', () => {
  test('is a message the outbox refuses: the others are queued, and it is not tried for ever', async () => {
    const id = await makeOffer()
    const { answers } = await payload.findByID({ collection: 'leads', id, depth: 0 })
    const wrong = { ...(answers as object), secondEmail: 'ann@bücher.example' }
    await payload.db.updateOne({ collection: 'leads', id, data: { answers: wrong } })
    await press(confirm, id)
    await notifyParties(payload)
    expect(await templatesOf(id)).toEqual([
      'purchaseOffer.received.agency',
      'purchaseOffer.received.visitor',
      'purchaseOffer.visitor',
    ])
    expect((await payload.findByID({ collection: 'leads', id })).offerNews).toBe('done')
  })

  test('for any other reason is tried again later, and holds up no other message', async () => {
    const id = await makeOffer()
    await press(confirm, id)
    const { create } = payload
    payload.create = (async (args: Parameters<typeof create>[0]) => {
      if (String(Reflect.get(args.data, 'template')).endsWith('.second')) throw new Error('SQLITE_BUSY')
      return create.call(payload, args)
    }) as typeof create
    const now = new Date()
    await notifyParties(payload, () => now)
    payload.create = create
    expect(await templatesOf(id)).toContain('purchaseOffer.received.agency')
    const newsOf = async () => (await payload.findByID({ collection: 'leads', id })).offerNews
    await notifyParties(payload, () => new Date(now.getTime() + 5000))
    expect(await newsOf()).toBe('pending')
    await notifyParties(payload, () => new Date(now.getTime() + 61_000))
    expect(await newsOf()).toBe('done')
  })
})

describe('the second buyer', () => {
  test('gets a link and numbers, no free text and no document', async () => {
    const changes = { conditions: 'Gagnez sur www.evil.example', secondFirstName: 'Evil', place: 'Evil' }
    expect((await send('fr', changes)).status).toBe(201)
    const { id } = await newest()
    expect(consumeFormLimits).toHaveBeenLastCalledWith(
      expect.objectContaining({ friend: 'lukasz.sahin@example.org' }),
    )
    await expandLeads(payload)
    await press(confirm, id)
    await notifyParties(payload)
    const second = (await mailsOf(id)).find(({ template }) => template === 'purchaseOffer.received.second')
    expect(second?.payload).not.toHaveProperty('attachments')
    const text = JSON.stringify(second?.payload)
    expect(text).toMatch(/offer-status/)
    expect(text).toContain('Vous ne connaissez pas cette offre')
    expect(text).not.toMatch(/evil/i)
    expect((await getPrivateOffer(id))?.offer.conditions).toBe('Gagnez sur www. evil. example')
  })
})

test('an e-mail that cannot be queued leaves none of its content in the log', async () => {
  const id = await makeOffer()
  await press(confirm, id)
  const create = vi.spyOn(payload, 'create').mockRejectedValue(new Error('Failed query\nparams: a secret'))
  const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await notifyParties(payload)
  expect(JSON.stringify(log.mock.calls)).toContain('Failed query')
  expect(JSON.stringify(log.mock.calls)).not.toContain('a secret')
  create.mockRestore()
  log.mockRestore()
  await notifyParties(payload)
})

describe('the next steps of an offer', () => {
  test('the buyer withdraws until it is accepted', async () => {
    const id = await makeOffer()
    await press(confirm, id)
    await press(withdraw, id)
    expect(await stateOf(id)).toBe('withdrawn')
    await press(confirm, id)
    expect(await stateOf(id)).toBe('withdrawn')
    expect(await transitionOffer(payload, { id, to: 'accepted' })).toBe(false)
    await notifyParties(payload)
    expect(await templatesOf(id)).toEqual(
      expect.arrayContaining(['purchaseOffer.withdrawn.agency', 'purchaseOffer.withdrawn.visitor']),
    )
  })

  test('of withdrawal and acceptance at the same moment one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await makeOffer()
      await press(confirm, id)
      const taken = await Promise.all([
        transitionOffer(payload, { id, to: 'withdrawn' }),
        transitionOffer(payload, { id, to: 'accepted' }),
        transitionOffer(payload, { id, to: 'refused' }),
      ])
      expect(taken.filter(Boolean)).toHaveLength(1)
    }
  })

  test('it expires after its last day, and the parties that knew of it get an e-mail', async () => {
    // Those of other tests would expire too.
    await payload.db.deleteMany({ collection: 'leads', where: {} })
    const [knownOffer, unknown] = [await makeOffer(), await makeOffer()]
    await press(confirm, knownOffer)
    const after = new Date(Date.now() + 16 * 24 * 60 * 60 * 1000)
    expect(await transitionOffer(payload, { id: knownOffer, to: 'accepted', now: after })).toBe(false)
    await notifyParties(payload, () => after)
    expect(await stateOf(knownOffer)).toBe('expired')
    expect(await stateOf(unknown)).toBe('expired')
    expect(await templatesOf(knownOffer)).toContain('purchaseOffer.expired.visitor')
    expect(await templatesOf(unknown)).toEqual(['purchaseOffer.visitor'])
  })
})

describe('the decision of the agency', () => {
  const decide = (id: string, user: Account, body: unknown = { decision: 'accepted' }) =>
    offerDecision.handler({
      payload,
      user,
      routeParams: { id },
      json: async () => body,
      context: {},
    } as never) as Promise<Response>

  test('is decided once, by an account that may change the lead', async () => {
    const accounts = await makeAccounts(payload)
    const id = await makeOffer()
    expect((await decide(id, accounts.editor)).status).toBe(409)
    await press(confirm, id)
    for (const role of ['anonymous', 'owner', 'subscriber', 'translator', 'agent'] as const)
      expect((await decide(id, accounts[role])).status, role).toBe(404)
    expect((await decide(id, accounts.editor, { decision: 'expired' })).status).toBe(400)
    expect((await decide(id, accounts.editor)).status).toBe(200)
    expect((await decide(id, accounts.editor, { decision: 'refused' })).status).toBe(409)
    await notifyParties(payload)
    expect(await templatesOf(id)).toContain('purchaseOffer.accepted.visitor')
  })
})

describe('refused submissions', () => {
  test('an amount in words that differs, with the correct one in the response', async () => {
    const answer = await send('fr', { amountWords: 'trois cent mille euros' })
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: Record<string, string> }
    expect(errors.amountWords).toContain('trois cent vingt-cinq mille euros')
  })

  test.each([{ goal: 'rent' }, { status: 'sold' }] as const)(
    'an offer for a property with %j',
    async (changed) => {
      await change(changed)
      expect((await send()).status).toBe(410)
      await change({ goal: 'sale', status: 'active' })
    },
  )
})
