import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { exampleOption } from '@/forms/example-options'
import { forms } from '@/forms/registry'
import { endOptIn, findOptIn } from '@/lib/actions/opt-in/change-opt-in'
import { confirmAndTell } from '@/lib/actions/opt-in/confirm-and-tell'
import { describeDemand } from '@/lib/actions/demand/describe-demand'
import { expandLead } from '@/lib/cms/lead-effects/expand-lead'
import { getOptIn } from '@/lib/data/get-opt-in'
import { env } from '@/lib/env'
import type { Answers } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'
import { readMyToken, type MyThing } from '@/lib/leads/my-link'
import { optInStateOf } from '@/lib/leads/opt-in'
import type { Letter } from '@/lib/mail/letter'
import type { Lead, Outbox } from '@/payload-types'

import { makePayload, type TestPayload } from '../support/make-payload'
import { makeMinimal, quiet } from '../support/minimal-document'

vi.mock('@/lib/data/payload-client', () => ({ payloadClient: async () => payload }))

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await makeMinimal(payload, 'propertyTypes', {
    name: 'Maison',
    webId: Number(exampleOption('propertyTypes')),
  })
  const [zip] = exampleOption('localities').split(' ')
  await makeMinimal(payload, 'localities', { name: 'Flémalle', zip })
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const collection of ['outbox', 'leads', 'demands', 'newsletterSubscriptions'] as const)
    await payload.delete({ collection, where: {} })
})

const now = new Date('2027-01-15T10:00:00Z')

async function storeLead(form: FormKind, answers: Answers, more: Partial<Lead> = {}): Promise<Lead> {
  const { email, firstName, lastName } = answers as Record<string, string>
  const { id } = await makeMinimal(payload, 'leads', {
    form,
    language: 'fr',
    answers,
    person: { email, firstName, lastName },
    consentTextVersion: 'fr-abc: Je souhaite',
    ...more,
  })
  return payload.findByID({ collection: 'leads', id, depth: 0 })
}

const mails = async (): Promise<Outbox[]> =>
  (await payload.find({ collection: 'outbox', sort: 'createdAt', limit: 0, pagination: false })).docs

const mailTo = async (recipient: string, template: string) =>
  (await mails()).filter((mail) => mail.recipient === recipient && mail.template === template)

const letterOf = (mail: Outbox | undefined) => mail?.payload as unknown as Letter

const twenty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make))

/** The private page a mail leads to. */
function linkIn(mail: Outbox | undefined, what: MyThing) {
  const button = letterOf(mail)?.parts.find((part) => part.type === 'button')
  const [id = '', token = ''] = new URL(button?.href ?? '').pathname.split('/').slice(4)
  return { id, until: readMyToken(what, id, token, env.payloadSecret) }
}

const search: Answers = {
  goal: 'sale',
  types: [exampleOption('propertyTypes')],
  localities: [exampleOption('localities')],
  minPrice: 150_000,
  maxPrice: 275_000,
  minBedrooms: 2,
  garden: true,
  frequency: 'weekly',
  firstName: 'Nathalie',
  lastName: 'Collard',
  email: 'nathalie@example.org',
}

describe('a registered search', () => {
  const made = async () => (await payload.find({ collection: 'demands', depth: 0 })).docs

  test('is stored once, silent, with what was asked, however often its lead is worked on', async () => {
    const lead = await storeLead('demandRegister', search)
    await Promise.allSettled([expandLead(payload, lead), expandLead(payload, lead)])
    await expandLead(payload, lead)
    const demands = await made()
    expect(demands).toHaveLength(1)
    expect(demands[0]).toMatchObject({
      goal: 'sale',
      types: [expect.any(String)],
      localities: [expect.any(String)],
      minPrice: 150_000,
      maxPrice: 275_000,
      minBedrooms: 2,
      garden: true,
      terrace: false,
      frequency: 'weekly',
      email: 'nathalie@example.org',
      language: 'fr',
      confirmed: false,
      consentTextVersion: 'fr-abc: Je souhaite',
    })
    expect(await mailTo('nathalie@example.org', 'demandRegister.confirm')).toHaveLength(1)
  })

  test('runs once its address confirms, and each of twenty presses leaves the same', async () => {
    await expandLead(payload, await storeLead('demandRegister', search))
    const [asked] = await mailTo('nathalie@example.org', 'demandRegister.confirm')
    const { id, until } = linkIn(asked, 'demand')
    expect(until).not.toBeNull()
    await twenty(() => confirmAndTell(payload, 'demand', id, now))
    const row = await findOptIn(payload, 'demand', id)
    expect(row && optInStateOf(row)).toBe('confirmed')
    const told = await mailTo('nathalie@example.org', 'demandRegister.runs')
    expect(told).toHaveLength(1)
    expect(letterOf(told[0]).unsubscribeUrl).toMatch(/\/fr\/my\/demand\/[\w-]+\/[\w.-]+\/unsubscribe\/$/)
    await twenty(() => endOptIn(payload, { kind: 'demand', id, now }))
    expect(await made()).toMatchObject([{ confirmed: false, endedAt: now.toISOString() }])
  })

  test('is in one state when somebody confirms and ends it at the same time', async () => {
    await expandLead(payload, await storeLead('demandRegister', search))
    const [demand] = await made()
    const id = demand?.id ?? ''
    await Promise.all([
      twenty(() => confirmAndTell(payload, 'demand', id, now)),
      twenty(() => endOptIn(payload, { kind: 'demand', id, now })),
    ])
    expect(await made()).toMatchObject([{ confirmed: false, endedAt: now.toISOString() }])
    await confirmAndTell(payload, 'demand', id, now)
    expect(await made()).toMatchObject([{ confirmed: false }])
  })

  test('is described in words on its private page', async () => {
    await expandLead(payload, await storeLead('demandRegister', search))
    const [demand] = await made()
    const rows = demand ? await describeDemand(payload, demand, 'fr') : []
    expect(rows.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining(['Acheter', 'Maison', '4400 Flémalle', 'Une fois par semaine', 'Oui']),
    )
  })
})

describe('a request for the newsletter', () => {
  const ask = async (email: string, language: Locale = 'fr', createdAt?: string, words?: string) => {
    const agreed = { ...(words && { consentTextVersion: words }) }
    const lead = await storeLead('signNewsletter', { email }, { language, ...agreed })
    await expandLead(payload, createdAt ? { ...lead, createdAt } : lead)
    return lead
  }
  const rows = async () => (await payload.find({ collection: 'newsletterSubscriptions', depth: 0 })).docs

  test('makes one row per address and one mail per request', async () => {
    await ask('claire@example.org')
    const again = await ask('claire@example.org', 'nl')
    await expandLead(payload, again)
    expect(await rows()).toMatchObject([{ email: 'claire@example.org', confirmed: false, language: 'nl' }])
    expect(await mailTo('claire@example.org', 'signNewsletter.confirm')).toHaveLength(2)
  })

  test('twenty at once for a new address make one row', async () => {
    const leads = await Promise.all(
      Array.from({ length: 20 }, () => storeLead('signNewsletter', { email: 'many@example.org' })),
    )
    await Promise.all(leads.map((lead) => expandLead(payload, lead)))
    expect(await rows()).toHaveLength(1)
    expect(await mailTo('many@example.org', 'signNewsletter.confirm')).toHaveLength(20)
  })

  test('tells a subscribed address in its mail alone that it is subscribed', async () => {
    await ask('known@example.org')
    const [row] = await rows()
    await confirmAndTell(payload, 'newsletter', row?.id ?? '', now)
    await ask('known@example.org')
    const [already] = await mailTo('known@example.org', 'signNewsletter.already')
    expect(letterOf(already).unsubscribeUrl).toContain('/my/newsletter/')
    expect(await rows()).toMatchObject([{ confirmed: true }])
  })

  test('begins anew after an end, but only when asked after it', async () => {
    const first = await ask('back@example.org')
    const id = (await rows())[0]?.id ?? ''
    await confirmAndTell(payload, 'newsletter', id, now)
    await endOptIn(payload, { kind: 'newsletter', id, now })
    await expandLead(payload, first)
    expect(await rows()).toMatchObject([{ confirmed: false, endedAt: now.toISOString() }])
    await confirmAndTell(payload, 'newsletter', id, now)
    expect(await rows()).toMatchObject([{ confirmed: false }])
    const asked = new Date(now.getTime() + 60_000).toISOString()
    await ask('back@example.org', 'fr', asked, 'fr-def: D’accord')
    // Anybody can type an address: the proof of what was agreed to stays until the address itself confirms.
    const proof = { confirmedAt: now.toISOString(), consentTextVersion: 'fr-abc: Je souhaite' }
    expect(await rows()).toMatchObject([{ confirmed: false, endedAt: now.toISOString(), ...proof }])
    expect(await getOptIn('newsletter', id, 'fr')).toMatchObject({ state: 'pending' })
    await confirmAndTell(payload, 'newsletter', id, new Date(now.getTime() + 120_000))
    expect(await rows()).toMatchObject([
      { confirmed: true, endedAt: null, consentTextVersion: 'fr-def: D’accord' },
    ])
    expect(await mailTo('back@example.org', 'signNewsletter.runs')).toHaveLength(2)
  })

  test('asked for again is ended by whoever ends it, however many confirm at the same time', async () => {
    await ask('torn@example.org')
    const id = (await rows())[0]?.id ?? ''
    await endOptIn(payload, { kind: 'newsletter', id, now })
    await ask('torn@example.org', 'fr', new Date(now.getTime() + 60_000).toISOString())
    const later = new Date(now.getTime() + 120_000)
    await Promise.all([
      twenty(() => confirmAndTell(payload, 'newsletter', id, later)),
      twenty(() => endOptIn(payload, { kind: 'newsletter', id, now: later })),
    ])
    expect(await rows()).toMatchObject([{ confirmed: false, endedAt: later.toISOString() }])
  })
})

describe('a testimonial', () => {
  const answers: Answers = {
    lastName: 'Anne D.',
    about: 'a vendu une maison',
    email: 'anne@example.org',
    website: 'https://example.org/',
    comment: 'Une équipe à l’écoute. <script>alert(1)</script>',
  }
  const found = async (anonymous: boolean) =>
    (
      await payload.find({
        collection: 'testimonials',
        locale: 'fr',
        draft: !anonymous,
        overrideAccess: !anonymous,
        where: { name: { equals: 'Anne D.' } },
        trash: !anonymous,
      })
    ).docs

  test('arrives once, as a draft in the visitor’s language that visitors do not see', async () => {
    const lead = await storeLead('testimonial', answers)
    await Promise.allSettled([expandLead(payload, lead), expandLead(payload, lead)])
    await expandLead(payload, lead)
    expect(await found(true)).toEqual([])
    expect(await found(false)).toMatchObject([
      {
        _status: 'draft',
        language: 'fr',
        about: answers.about,
        comment: answers.comment,
        website: answers.website,
      },
    ])
  })

  test('that an editor threw away does not come back', async () => {
    const lead = await storeLead('testimonial', { ...answers, lastName: 'Unwanted' })
    await expandLead(payload, lead)
    await payload.update({
      collection: 'testimonials',
      where: { name: { equals: 'Unwanted' } },
      data: { deletedAt: new Date().toISOString() },
      context: quiet(),
    })
    await expandLead(payload, lead)
    const { totalDocs } = await payload.count({
      collection: 'testimonials',
      where: { name: { equals: 'Unwanted' } },
      trash: true,
    })
    expect(totalDocs).toBe(1)
  })
})

describe('the confirmation of a rental application', () => {
  const applicant: Answers = { firstName: 'Sarah', lastName: 'Nguyen', email: 'sarah@example.org', adults: 2 }

  async function apply(zip: string, property: Record<string, unknown> = {}): Promise<string> {
    const locality = await makeMinimal(payload, 'localities', { zip, name: `Place ${zip}` })
    const { id } = await makeMinimal(payload, 'properties', {
      goal: 'rent',
      price: 900,
      publishPrice: true,
      locality: locality.id,
      publishedIn: ['fr'],
      ...property,
    })
    await expandLead(payload, await storeLead('rentalApplication', applicant, { property: id }))
    const [mail] = await mailTo('sarah@example.org', 'rentalApplication.visitor')
    return JSON.stringify(letterOf(mail)).replaceAll('\u00a0', ' ')
  }

  test.each([
    ['4430', '2 mois de loyer (€ 1.800)'],
    ['9030', '3 mois de loyer (€ 2.700)'],
    ['1020', '2 mois de loyer (€ 1.800)'],
  ])('for %s states the guarantee of its region: %s', async (zip, guarantee) => {
    expect(await apply(zip)).toContain(guarantee)
  })

  test('follows what the agency sets, in law and conditions', async () => {
    await payload.updateGlobal({
      slug: 'legal',
      data: { rentGuarantees: [{ region: 'wallonia', months: 1 }] },
      context: quiet(),
    })
    await payload.updateGlobal({
      slug: 'formsConfig',
      data: { rentalApplication: { minimumIncome: 2_345, maximumPersons: 3, retentionMonths: 3 } },
      context: quiet(),
    })
    const letter = await apply('4431', { renterCharges: 55 })
    for (const words of ['1 mois de loyer (€ 900)', '€ 55', '€ 1.855', '€ 2.345', 'au plus","value":"3"'])
      expect(letter).toContain(words)
  })

  test('tells no amount that is not published', async () => {
    const letter = await apply('4432', { publishPrice: false, renterCharges: 55 })
    expect(letter).not.toContain('900')
    expect(letter).toContain('comme convenu dans le bail')
  })
})

test('the mail to a friend goes to the friend, once, and the copy repeats nothing that was typed', async () => {
  const locality = await makeMinimal(payload, 'localities', { zip: '4433', name: 'Place' })
  const property = await makeMinimal(payload, 'properties', { locality: locality.id, publishedIn: ['fr'] })
  const answers = { ...(await forms.sendToFriend.fixture()), message: 'Voir evil.example' } as Answers
  const lead = await storeLead('sendToFriend', answers, { property: property.id })
  await expandLead(payload, lead)
  await expandLead(payload, lead)
  const [friend, ...others] = await mailTo('tom@example.org', 'sendToFriend.other')
  expect(others).toEqual([])
  expect(JSON.stringify(letterOf(friend))).toContain('Voir evil. example')
  const [copy] = await mailTo('sofie.janssens@example.org', 'sendToFriend.visitor')
  expect(JSON.stringify(letterOf(copy))).not.toMatch(/evil/)
})
