import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { exampleOption } from '@/features/submissions/model/example-options.fixture'
import { forms } from '@/forms'
import { endOptIn, findOptIn } from '@/features/subscriptions/server/change-opt-in'
import { confirmAndNotify } from '@/features/subscriptions/server/confirm-and-notify'
import { describeDemand } from '@/features/subscriptions/server/describe-demand'
import { expandLead } from '@/features/leads/server/expand-leads'
import { getOptIn } from '@/features/subscriptions/server/get-opt-in'
import { env } from '@/lib/env'
import type { Answers } from '@/features/submissions/model/form-field'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { readSignedLinkToken, type SignedLinkKind } from '@/lib/http/signed-links'
import { optInStateOf } from '@/features/subscriptions/model/opt-in'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Lead, Outbox } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

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

const messageOf = (mail: Outbox | undefined) => mail?.payload as unknown as EmailMessage

const twenty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make))

/** The private page that an e-mail links to. */
function linkIn(mail: Outbox | undefined, what: SignedLinkKind) {
  const button = messageOf(mail)?.parts.find((part) => part.type === 'button')
  const [id = '', token = ''] = new URL(button?.href ?? '').pathname.split('/').slice(4)
  return { id, until: readSignedLinkToken(what, id, token, env.payloadSecret) }
}

const search: Answers = {
  goal: 'sale',
  types: [exampleOption('propertyTypes')],
  localities: [exampleOption('localities')],
  minPrice: 150_000,
  maxPrice: 275_000,
  minBedrooms: 2,
  garden: true,
  searchName: 'Near my mother',
  frequency: 'weekly',
  firstName: 'Nathalie',
  lastName: 'Collard',
  email: 'nathalie@example.org',
}

describe('registerDemand: a registered search', () => {
  const made = async () => (await payload.find({ collection: 'demands', depth: 0 })).docs

  test('is stored once and unconfirmed, with the chosen criteria, also when its lead is processed again', async () => {
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

  test('is active after its confirmation, and twenty confirmations at once have the same result', async () => {
    await expandLead(payload, await storeLead('demandRegister', search))
    const [mail] = await mailTo('nathalie@example.org', 'demandRegister.confirm')
    const { id, until } = linkIn(mail, 'demand')
    expect(until).not.toBeNull()
    expect(JSON.stringify(messageOf(mail))).not.toContain('Near my mother')
    await twenty(() => confirmAndNotify(payload, 'demand', id, now))
    const row = await findOptIn(payload, 'demand', id)
    expect(row && optInStateOf(row)).toBe('confirmed')
    const mails = await mailTo('nathalie@example.org', 'demandRegister.runs')
    expect(mails).toHaveLength(1)
    expect(messageOf(mails[0]).subject).toContain('Near my mother')
    expect(messageOf(mails[0]).unsubscribeUrl).toMatch(/\/fr\/my\/demand\/[\w-]+\/[\w.-]+\/unsubscribe\/$/)
    await twenty(() => endOptIn(payload, { kind: 'demand', id, now }))
    expect(await made()).toMatchObject([{ confirmed: false, endedAt: now.toISOString() }])
  })

  test('is in one state after a confirmation and an ending at the same time', async () => {
    await expandLead(payload, await storeLead('demandRegister', search))
    const [demand] = await made()
    const id = demand?.id ?? ''
    await Promise.all([
      twenty(() => confirmAndNotify(payload, 'demand', id, now)),
      twenty(() => endOptIn(payload, { kind: 'demand', id, now })),
    ])
    expect(await made()).toMatchObject([{ confirmed: false, endedAt: now.toISOString() }])
    await confirmAndNotify(payload, 'demand', id, now)
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

describe('requestNewsletter: a request for the newsletter', () => {
  const ask = async (email: string, language: Locale = 'fr', createdAt?: string, words?: string) => {
    const agreed = { ...(words && { consentTextVersion: words }) }
    const lead = await storeLead('signNewsletter', { email }, { language, ...agreed })
    await expandLead(payload, createdAt ? { ...lead, createdAt } : lead)
    return lead
  }
  const rows = async () => (await payload.find({ collection: 'newsletterSubscriptions', depth: 0 })).docs

  test('makes one row per e-mail address and one e-mail per request', async () => {
    await ask('claire@example.org')
    const again = await ask('claire@example.org', 'nl')
    await expandLead(payload, again)
    expect(await rows()).toMatchObject([{ email: 'claire@example.org', confirmed: false, language: 'nl' }])
    expect(await mailTo('claire@example.org', 'signNewsletter.confirm')).toHaveLength(2)
  })

  test('twenty at once for a new e-mail address make one row', async () => {
    const leads = await Promise.all(
      Array.from({ length: 20 }, () => storeLead('signNewsletter', { email: 'many@example.org' })),
    )
    await Promise.all(leads.map((lead) => expandLead(payload, lead)))
    expect(await rows()).toHaveLength(1)
    expect(await mailTo('many@example.org', 'signNewsletter.confirm')).toHaveLength(20)
  })

  test('informs a subscribed e-mail address only in the e-mail that it is subscribed', async () => {
    await ask('known@example.org')
    const [row] = await rows()
    await confirmAndNotify(payload, 'newsletter', row?.id ?? '', now)
    await ask('known@example.org')
    const [already] = await mailTo('known@example.org', 'signNewsletter.already')
    expect(messageOf(already).unsubscribeUrl).toContain('/my/newsletter/')
    expect(await rows()).toMatchObject([{ confirmed: true }])
  })

  test('starts again after an ending, but only when it was requested after that', async () => {
    const first = await ask('back@example.org')
    const id = (await rows())[0]?.id ?? ''
    await confirmAndNotify(payload, 'newsletter', id, now)
    await endOptIn(payload, { kind: 'newsletter', id, now })
    await expandLead(payload, first)
    expect(await rows()).toMatchObject([{ confirmed: false, endedAt: now.toISOString() }])
    await confirmAndNotify(payload, 'newsletter', id, now)
    expect(await rows()).toMatchObject([{ confirmed: false }])
    const requestedAt = new Date(now.getTime() + 60_000).toISOString()
    await ask('back@example.org', 'fr', requestedAt, 'fr-def: D’accord')
    // Any visitor can type an e-mail address: the proof of consent stays until its owner confirms.
    const proof = { confirmedAt: now.toISOString(), consentTextVersion: 'fr-abc: Je souhaite' }
    expect(await rows()).toMatchObject([{ confirmed: false, endedAt: now.toISOString(), ...proof }])
    expect(await getOptIn('newsletter', id, 'fr')).toMatchObject({ state: 'pending' })
    await confirmAndNotify(payload, 'newsletter', id, new Date(now.getTime() + 120_000))
    expect(await rows()).toMatchObject([
      { confirmed: true, endedAt: null, consentTextVersion: 'fr-def: D’accord' },
    ])
    expect(await mailTo('back@example.org', 'signNewsletter.runs')).toHaveLength(2)
  })

  test('that was repeated is ended by an ending, also with many confirmations at the same time', async () => {
    await ask('torn@example.org')
    const id = (await rows())[0]?.id ?? ''
    await endOptIn(payload, { kind: 'newsletter', id, now })
    await ask('torn@example.org', 'fr', new Date(now.getTime() + 60_000).toISOString())
    const later = new Date(now.getTime() + 120_000)
    await Promise.all([
      twenty(() => confirmAndNotify(payload, 'newsletter', id, later)),
      twenty(() => endOptIn(payload, { kind: 'newsletter', id, now: later })),
    ])
    expect(await rows()).toMatchObject([{ confirmed: false, endedAt: later.toISOString() }])
  })
})

describe('addTestimonial: a testimonial', () => {
  const answers: Answers = {
    lastName: 'Anne D.',
    about: 'a vendu une maison',
    email: 'anne@example.org',
    website: 'https://example.org/',
    comment: 'Une équipe à l’écoute. <script>alert(1)</script>',
  }
  const testimonials = async (anonymous: boolean) =>
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

  test('is stored once, as a draft in the visitor’s language that visitors do not see', async () => {
    const lead = await storeLead('testimonial', answers)
    await Promise.allSettled([expandLead(payload, lead), expandLead(payload, lead)])
    await expandLead(payload, lead)
    expect(await testimonials(true)).toEqual([])
    expect(await testimonials(false)).toMatchObject([
      {
        _status: 'draft',
        language: 'fr',
        about: answers.about,
        comment: answers.comment,
        website: answers.website,
      },
    ])
  })

  test('that an editor deleted is not stored again', async () => {
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

describe('sendRentalTerms: the confirmation of a rental application', () => {
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
    return JSON.stringify(messageOf(mail)).replaceAll('\u00a0', ' ')
  }

  test.each([
    ['4430', '2 mois de loyer (€ 1.800)'],
    ['9030', '3 mois de loyer (€ 2.700)'],
    ['1020', '2 mois de loyer (€ 1.800)'],
  ])('for %s states the guarantee of its region: %s', async (zip, guarantee) => {
    expect(await apply(zip)).toContain(guarantee)
  })

  test('contains the law and the conditions that the agency configured', async () => {
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
    const message = await apply('4431', { renterCharges: 55 })
    for (const words of ['1 mois de loyer (€ 900)', '€ 55', '€ 1.855', '€ 2.345', 'au plus","value":"3"'])
      expect(message).toContain(words)
  })

  test('contains no amount that is not published', async () => {
    const message = await apply('4432', { publishPrice: false, renterCharges: 55 })
    expect(message).not.toContain('900')
    expect(message).toContain('comme convenu dans le bail')
  })
})

test('the e-mail to a friend is sent once to the friend, and its copy contains no typed text', async () => {
  const locality = await makeMinimal(payload, 'localities', { zip: '4433', name: 'Place' })
  const property = await makeMinimal(payload, 'properties', { locality: locality.id, publishedIn: ['fr'] })
  const answers = { ...(await forms.sendToFriend.fixture()), message: 'Voir evil.example' } as Answers
  const lead = await storeLead('sendToFriend', answers, { property: property.id })
  await expandLead(payload, lead)
  await expandLead(payload, lead)
  const [friend, ...others] = await mailTo('tom@example.org', 'sendToFriend.other')
  expect(others).toEqual([])
  expect(JSON.stringify(messageOf(friend))).toContain('Voir evil. example')
  const [copy] = await mailTo('sofie.janssens@example.org', 'sendToFriend.visitor')
  expect(JSON.stringify(messageOf(copy))).not.toMatch(/evil/)
})

test('a friend gets one such e-mail in 90 days, whoever sends it and however the address is typed', async () => {
  const property = await makeMinimal(payload, 'properties', { publishedIn: ['fr'] })
  const send = async (friendEmail: string, createdAt: string) => {
    const answers = { ...(await forms.sendToFriend.fixture()), friendEmail } as Answers
    const stored = await storeLead('sendToFriend', answers, { property: property.id })
    await payload.db.updateOne({ collection: 'leads', id: stored.id, data: { createdAt } })
    const lead = await payload.findByID({ collection: 'leads', id: stored.id, depth: 0 })
    await Promise.all([expandLead(payload, lead), expandLead(payload, lead)])
    await expandLead(payload, lead)
    return (await mailTo(friendEmail, 'sendToFriend.other')).length
  }
  const day = (moment: string) => `${moment}T10:00:00.000Z`
  expect(await send('lea.dubois@gmail.com', day('2027-01-01'))).toBe(1)
  expect(await send('LeaDubois+villa@googlemail.com', day('2027-01-02'))).toBe(0)
  expect(await send('l.e.a.dubois@gmail.com', day('2027-03-30'))).toBe(0)
  expect(await send('lea.dubois@example.org', day('2027-01-02'))).toBe(1)
  // The last address again, after 90 days; and twice at once.
  const answers = await Promise.all([
    send('leadubois+1@gmail.com', day('2027-04-03')),
    send('leadubois+2@gmail.com', day('2027-04-04')),
  ])
  expect(answers.toSorted()).toEqual([0, 1])
})
