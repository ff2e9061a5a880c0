import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { planAlerts, quietMs } from '@/features/subscriptions/server/alerts/plan-alerts'
import { sendAlerts } from '@/features/subscriptions/server/alerts/send-alerts'
import { confirmOptIn, endOptIn } from '@/features/subscriptions/server/change-opt-in'
import { countMatchingDemands } from '@/features/subscriptions/server/demand-index/find-demands'
import { suppressEmail } from '@/lib/email/suppressed-email'
import type { EmailMessage } from '@/lib/email/email-message'
import type { AlertDelivery, Demand } from '@/payload-types'

import { makeMinimal, quiet } from '../support/minimal-document'
import type { TestPayload } from '../support/make-payload'

/** What alerts do, on any database: who is notified of what, once, and in which e-mail. */
export function alertContract(database: string, open: () => Promise<TestPayload>): void {
  describe(`alerts on ${database}`, () => {
    let running: TestPayload
    let payload: Payload
    let types: { house: string; flat: string }
    let towns: { liege: string; ans: string }
    /** Grows with every run, as the clock of the worker does. */
    let now: Date

    beforeAll(async () => {
      running = await open()
      payload = running.payload
      const made = async (collection: 'localities' | 'propertyTypes', data: Record<string, unknown>) =>
        (await makeMinimal(payload, collection, data)).id
      types = {
        house: await made('propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 }),
        flat: await made('propertyTypes', { name: 'Appartement', slug: 'appartement', webId: 3 }),
      }
      towns = {
        liege: await made('localities', {
          name: 'Liège',
          slug: 'liege',
          zip: '4000',
          latitude: 50.633,
          longitude: 5.567,
        }),
        ans: await made('localities', {
          name: 'Ans',
          slug: 'ans',
          zip: '4430',
          latitude: 50.662,
          longitude: 5.52,
        }),
      }
      now = new Date()
      // One property is known, so that later ones are news.
      await publish()
      await plan()
    })
    afterAll(() => running.stop())
    beforeEach(async () => {
      await payload.delete({ collection: 'demands', where: {} })
      await payload.delete({ collection: 'outbox', where: {} })
    })

    const publish = (data: Record<string, unknown> = {}) =>
      makeMinimal(payload, 'properties', {
        _status: 'published',
        status: 'active',
        goal: 'sale',
        headline: 'Une maison',
        publishedIn: ['fr'],
        type: types.house,
        locality: towns.liege,
        price: 300_000,
        publishPrice: true,
        bedrooms: 3,
        ...data,
      })

    const change = (id: string, data: Record<string, unknown>) =>
      payload.update({ collection: 'properties', id, data, context: quiet() })

    let people = 0
    const makeDemand = (data: Partial<Demand> = {}): Promise<Demand> =>
      payload.create({
        collection: 'demands',
        data: {
          goal: 'sale',
          frequency: 'immediately',
          language: 'fr',
          email: `p${++people}@example.org`,
          confirmed: true,
          confirmedAt: new Date().toISOString(),
          ...data,
        } as Demand,
      })

    async function plan(): Promise<void> {
      now = new Date(Math.max(now.getTime() + 1000, Date.now() + quietMs + 1000))
      await planAlerts(payload, now)
    }
    const send = () => sendAlerts(payload, now)

    async function deliveriesOf(demand: Demand): Promise<AlertDelivery[]> {
      const where = { demand: { equals: demand.id } }
      return (
        await payload.find({
          collection: 'alertDeliveries',
          where,
          sort: 'createdAt',
          depth: 0,
          pagination: false,
        })
      ).docs
    }
    const kindsOf = async (demand: Demand) => (await deliveriesOf(demand)).map(({ kind }) => kind)

    async function mails() {
      const { docs } = await payload.find({ collection: 'outbox', sort: 'createdAt', pagination: false })
      return docs.map(({ recipient, payload: message }) => ({
        recipient,
        message: message as unknown as EmailMessage,
      }))
    }

    const criteria = (): [string, Partial<Demand>, boolean][] => [
      ['everything', {}, true],
      ['its town', { localities: [towns.liege] }, true],
      ['another town', { localities: [towns.ans] }, false],
      ['its postal code', { zips: ['4000', '4999'] }, true],
      ['another postal code', { zips: ['4430'] }, false],
      ['a postal code without a town', { zips: ['9999'] }, false],
      ['its type among others', { types: [types.flat, types.house] }, true],
      ['another type', { types: [types.flat] }, false],
      ['its price', { minPrice: 300_000, maxPrice: 300_000 }, true],
      ['less', { maxPrice: 299_999 }, false],
      ['more', { minPrice: 300_001 }, false],
      ['its bedrooms', { minBedrooms: 3, maxBedrooms: 3 }, true],
      ['more bedrooms', { minBedrooms: 4 }, false],
      ['an unknown number', { minGarages: 1 }, false],
      ['a garden', { garden: true }, false],
      ['a circle around it', { search: 'near=50.633,5.567,5' }, true],
      ['a circle elsewhere', { search: 'near=50.4,5.2,5' }, false],
      ['an area with it', { search: 'area=50.6,5.5~50.7,5.5~50.7,5.6~50.6,5.6' }, true],
      ['a larger surface', { search: 'surfaceMin=80' }, false],
      ['a rent', { goal: 'rent' }, false],
    ]

    test('a postcode is told even if its town was added after the search', async () => {
      const demand = await makeDemand({ zips: ['4130'] })
      const data = { name: 'Esneux', slug: 'esneux', zip: '4130' }
      const { id: locality } = await makeMinimal(payload, 'localities', data)
      await publish({ locality })
      await plan()
      expect(await kindsOf(demand)).toEqual(['new'])
    })

    test('a property is told to the searches that it matches', async () => {
      const demands = new Map<string, Demand>()
      for (const [name, data] of criteria()) demands.set(name, await makeDemand(data))
      const property = await publish()
      const matching = criteria().filter(([, , isMatch]) => isMatch)
      expect(await countMatchingDemands(payload, property)).toBe(matching.length)
      await plan()
      const sent = []
      for (const [name, demand] of demands) if ((await kindsOf(demand)).includes('new')) sent.push(name)
      expect(sent).toEqual(matching.map(([name]) => name))
      // A lower price finds those who could not afford it, a higher one loses others.
      expect(await countMatchingDemands(payload, property, { price: 299_999 })).toBe(matching.length)
      expect(await countMatchingDemands(payload, property, { price: 300_001 })).toBe(matching.length)
    })

    test('only searches that are confirmed, not paused and not ended are told', async () => {
      const waiting = await makeDemand({ confirmed: false, confirmedAt: null })
      const paused = await makeDemand({ pausedAt: new Date().toISOString() })
      const ended = await makeDemand()
      await endOptIn(payload, { kind: 'demand', id: ended.id, now: new Date() })
      const deleted = await makeDemand()
      await payload.delete({ collection: 'demands', id: deleted.id })
      const property = await publish()
      expect(await countMatchingDemands(payload, property)).toBe(0)
      await confirmOptIn(payload, { kind: 'demand', id: waiting.id, now: new Date(Date.now() - 1000) })
      expect(await countMatchingDemands(payload, property)).toBe(1)
      await plan()
      expect(await Promise.all([waiting, paused, ended].map(kindsOf))).toEqual([['new'], [], []])
    })

    test('a hidden price is told only to searches without a budget', async () => {
      const [any, poor] = [await makeDemand(), await makeDemand({ maxPrice: 900_000 })]
      const property = await publish({ publishPrice: false })
      await plan()
      expect(await kindsOf(any)).toEqual(['new'])
      expect(await kindsOf(poor)).toEqual([])
      await change(property.id, { publishPrice: true })
      await plan()
      expect(await kindsOf(poor)).toEqual(['new'])
    })

    test('nothing is planned in the quiet time, and what is withdrawn in it is never told', async () => {
      const demand = await makeDemand()
      const property = await publish()
      await planAlerts(payload, new Date(Date.now() + quietMs - 60_000))
      expect(await kindsOf(demand)).toEqual([])
      await change(property.id, { status: 'withdrawn' })
      await plan()
      expect(await kindsOf(demand)).toEqual([])
    })

    test('a life: new, cuts, an option, a sale', async () => {
      const demand = await makeDemand()
      const poor = await makeDemand({ maxPrice: 280_000 })
      const { id } = await publish()
      await plan()
      for (const data of [
        { price: 298_000 },
        { price: 296_000 },
        { price: 275_000 },
        { status: 'underOption' },
        { status: 'active' },
        { status: 'sold' },
      ]) {
        await change(id, data)
        await plan()
      }
      expect(await kindsOf(demand)).toEqual(['new', 'priceCut', 'priceCut', 'backOnMarket'])
      expect(await kindsOf(poor)).toEqual(['withinBudget', 'backOnMarket'])
      expect((await deliveriesOf(demand)).map(({ price, previousPrice }) => [price, previousPrice])).toEqual([
        [300_000, null],
        [296_000, 300_000],
        [275_000, 296_000],
        [275_000, 275_000],
      ])
    })

    test('a plan that is repeated by several workers tells nothing twice', async () => {
      const demands = await Promise.all(Array.from({ length: 20 }, () => makeDemand()))
      await publish()
      now = new Date(Date.now() + quietMs + 5000)
      await Promise.all([1, 2, 3].map(() => planAlerts(payload, now)))
      await Promise.all([1, 2, 3].map(() => sendAlerts(payload, now)))
      await send()
      expect(await Promise.all(demands.map(kindsOf))).toEqual(demands.map(() => ['new']))
      const recipients = (await mails()).map(({ recipient }) => recipient)
      expect(recipients.toSorted()).toEqual(demands.map(({ email }) => email).toSorted())
    })

    test('one e-mail has all searches of an address, says why it came and stops them', async () => {
      const person = { email: 'Marie@Example.org' }
      const one = await makeDemand({ ...person, name: 'Maison à Liège' })
      const other = await makeDemand({ ...person, minBedrooms: 2, types: [types.house] })
      await publish({ headline: 'Villa au bord de la Meuse' })
      await plan()
      await send()
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      expect(mail?.recipient).toBe('marie@example.org')
      expect(mail?.message.subject).toBe('Villa au bord de la Meuse\u00A0: Nouveau')
      const text = JSON.stringify(mail?.message).replaceAll('\u00A0', ' ')
      expect(text).toContain('Votre recherche « Maison à Liège »')
      expect(text).toContain('Votre recherche « Maison »')
      for (const { id } of [one, other]) expect(text).toContain(`/fr/my/demand/${id}/`)
      expect(mail?.message.unsubscribeUrl).toMatch(/\/fr\/my\/searches\/[^/]+\/[^/]+\/unsubscribe\/$/)
    })

    test('what is withdrawn or stopped before the e-mail is not in it', async () => {
      const [stays, stops] = [await makeDemand(), await makeDemand()]
      const [remaining, gone] = [await publish({ headline: 'Reste' }), await publish({ headline: 'Part' })]
      await plan()
      await change(gone.id, { status: 'withdrawn' })
      await endOptIn(payload, { kind: 'demand', id: stops.id, now: new Date() })
      await send()
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      expect(mail?.message.subject).toBe('Reste\u00A0: Nouveau')
      const states = (await deliveriesOf(stays)).map(({ property, state }) => [property, state])
      expect(new Map(states as [string, string][])).toEqual(
        new Map([
          [remaining.id, 'sent'],
          [gone.id, 'dropped'],
        ]),
      )
      expect((await deliveriesOf(stops)).map(({ state }) => state)).toEqual(['dropped', 'dropped'])
    })

    test('after three e-mails at once, the rest of the day waits for the digest', async () => {
      const demand = await makeDemand()
      for (let count = 1; count <= 5; count += 1) {
        await publish({ headline: `Maison ${count}` })
        await plan()
        await send()
        await payload.update({ collection: 'outbox', where: {}, data: { state: 'sent' } })
      }
      expect(await mails()).toHaveLength(3)
      const waiting = (await deliveriesOf(demand)).filter(({ state }) => state === 'waiting')
      expect(waiting).toHaveLength(2)
      const due = new Date(waiting[0]?.dueAt ?? '')
      expect(due > now).toBe(true)
      await sendAlerts(payload, due)
      expect((await mails()).map(({ message }) => message.subject).at(-1)).toBe('2 biens pour vos recherches')
    })

    test('while the mail server is away, alerts are merged and none is doubled', async () => {
      const demand = await makeDemand()
      for (const headline of ['Une', 'Deux', 'Trois']) {
        await publish({ headline })
        await plan()
        await send()
      }
      const { id } = await publish({ headline: 'Quatre' })
      await plan()
      await change(id, { status: 'withdrawn' })
      await send()
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      expect(mail?.message.subject).toBe('3 biens pour vos recherches')
      const titles = mail?.message.parts.flatMap((part) => (part.type === 'property' ? [part.title] : []))
      expect(titles?.toSorted()).toEqual(['Deux', 'Trois', 'Une'])
      expect((await deliveriesOf(demand)).map(({ state }) => state).toSorted()).toEqual([
        'dropped',
        'sent',
        'sent',
        'sent',
      ])
    })

    test('an e-mail that is on its way is not changed, and a merge that was interrupted is told once', async () => {
      const demand = await makeDemand()
      const notify = async (headline: string) => {
        await publish({ headline })
        await plan()
        await send()
      }
      const setOutbox = (data: object) => payload.update({ collection: 'outbox', where: {}, data })
      const subjects = async () => (await mails()).map(({ message }) => message.subject)
      await notify('Une')
      await setOutbox({ state: 'sending' })
      await notify('Deux')
      expect(await subjects()).toEqual(['Une\u00A0: Nouveau'])
      await setOutbox({ state: 'pending' })
      await send()
      // The process ends after the outbox was written, and the e-mail leaves before the next one continues.
      const [first] = (await deliveriesOf(demand)).toReversed()
      await payload.update({ collection: 'alertDeliveries', id: first?.id ?? '', data: { state: 'taken' } })
      await setOutbox({ state: 'sent' })
      await send()
      expect(await subjects()).toEqual(['2 biens pour vos recherches'])
      expect((await deliveriesOf(demand)).map(({ state }) => state)).toEqual(['sent', 'sent'])
    })

    test('an address that a mail server refused gets no alerts', async () => {
      const demand = await makeDemand()
      await suppressEmail(payload, demand.email.toUpperCase(), '550 no such user', 'bounce')
      await suppressEmail(payload, demand.email, '550 no such user', 'bounce')
      await publish()
      await plan()
      await send()
      expect(await mails()).toEqual([])
      expect((await deliveriesOf(demand)).map(({ state }) => state)).toEqual(['dropped'])
    })

    test('a worker that ended after it took deliveries is continued, with one e-mail', async () => {
      const demand = await makeDemand()
      await publish()
      await plan()
      const [delivery] = await deliveriesOf(demand)
      await payload.update({
        collection: 'alertDeliveries',
        where: {},
        data: { state: 'taken', mail: delivery?.id ?? '' },
      })
      await send()
      await payload.update({ collection: 'alertDeliveries', where: {}, data: { state: 'taken' } })
      await send()
      expect(await mails()).toHaveLength(1)
      expect((await deliveriesOf(demand)).map(({ state }) => state)).toEqual(['sent'])
    })
  })
}
