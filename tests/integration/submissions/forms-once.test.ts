import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import {
  controlsOf,
  exampleOf,
  examplePdf,
  nextKey,
  post,
  postForm,
  postJson,
  startFormSite,
} from '../../support/form-site'

import { forms } from '@/forms'
import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { notifyBooking } from '@/features/appointments/server/notify-booking'
import { transitionOffer } from '@/features/offers/server/transition-offer'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { storeLead } from '@/features/submissions/server/store-lead'
import { verifyCaptcha } from '@/features/submissions/server/verify-captcha'
import { env } from '@/lib/env'
import { shareDispatch } from '@/lib/http/inner-request'
import { shareMeters } from '@/lib/metrics/meters'
import {
  giveBackFormLimits,
  consumeFormLimits,
  consumeRefusedSubmission,
  waitAfterRefused,
} from '@/features/submissions/server/form-limits'
import { readAnswers } from '@/features/submissions/server/form-flash-store'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import { findDynamicOptions } from '@/composition/find-dynamic-options'
import { minimalDocx } from '../../support/minimal-docx'

import { discardCachedReads } from '../../support/doubles/cached'
import { setTestPayload } from '../../support/doubles/payload-client'
import type { TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import english from '@messages/en/site.json'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => {
  vi.mocked(verifyCaptcha).mockClear()
  vi.mocked(consumeFormLimits).mockClear()
})
/** The token of the answers in the URL of a page that is rendered again. */
const answersOf = (url: string): string => new URL(url, 'http://inner').searchParams.get('answers') ?? ''

/** An answer without the receipt's date of expiry, in seconds, and its signature. */
const withoutSignature = async (answer: Response) => (await answer.text()).replace(/\.\d+\.[\w-]{43}/g, '')

const contact = { kind: 'siteContact', locale: 'fr' } as const
const booking = { kind: 'contactAppointment', locale: 'fr' } as const
const application = { kind: 'jobContact', locale: 'nl' } as const

const countOf = async (form: string): Promise<number> => {
  const where = { form: { equals: form } }
  return (await payload.count({ collection: 'leads', where, overrideAccess: true })).totalDocs
}

const example = async (sending: Parameters<typeof post>[0] = contact) => {
  const { model, values } = await exampleOf(sending.kind, sending.locale)
  return { model, values: { ...values, ...controlsOf(model, sending.locale) } }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

describe('the same submission', () => {
  test('sent twenty times at once is stored once and answered twenty times alike', async () => {
    const { values } = await example()
    const before = await countOf('siteContact')
    const lead = vi.fn()
    shareMeters({ request: vi.fn(), mail: vi.fn(), database: vi.fn(), lead })
    const answers = await Promise.all(times(20, () => postJson(contact, values)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await countOf('siteContact')).toBe(before + 1)
    expect(verifyCaptcha).toHaveBeenCalledOnce()
    expect(consumeFormLimits).toHaveBeenCalledOnce()
    expect(lead.mock.calls).toEqual([['siteContact']])
  })

  test('sent again later is answered alike, without another captcha and another row', async () => {
    const { values } = await example()
    const [first, before] = [await postJson(contact, values), await countOf('siteContact')]
    vi.mocked(verifyCaptcha).mockClear()
    const second = await postJson(contact, values)
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(await countOf('siteContact')).toBe(before)
    expect(verifyCaptcha).not.toHaveBeenCalled()
  })

  test('without a key, as forms send it without JavaScript, is recognised by its content', async () => {
    const { model, values } = await example()
    const { key: _key, ...remaining } = values
    const before = await countOf('siteContact')
    const answers = await Promise.all(times(20, () => postForm(contact, remaining, model)))
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 303))
    expect(await countOf('siteContact')).toBe(before + 1)
    await postForm(contact, { ...remaining, message: 'Another question.' }, model)
    expect(await countOf('siteContact')).toBe(before + 2)
  })

  test('stored by two processes at once leaves one row', async () => {
    const { model, values } = await example()
    const facts = {
      model,
      answers: { email: String(values.email) },
      controls: {},
      subject: {},
      submissionKey: nextKey(),
      terms: { retentionMonths: 12, defaultLocale: 'fr' },
      now: new Date(),
    } as const
    const before = await countOf('siteContact')
    await Promise.all(times(5, () => storeLead(payload, facts, [])))
    expect(await countOf('siteContact')).toBe(before + 1)
  })

  test('is recognised although the answer of the database to the insert was lost, and keeps its file', async () => {
    const { values } = await example(application)
    const create = payload.create.bind(payload)
    const drop = vi.spyOn(payload, 'delete')
    vi.spyOn(payload, 'create').mockImplementation(async (options) => {
      const made = await create(options)
      if (options.collection === 'leads') throw new Error('connection lost')
      return made
    })
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...values, cv: examplePdf() }))
      body.append(name, value instanceof File ? value : String(value))
    const answer = await post({ ...application, headers: { accept: 'application/json' } }, body)
    vi.mocked(payload.create).mockRestore()
    expect(answer.status).toBe(201)
    expect(drop).not.toHaveBeenCalled()
    drop.mockRestore()
  })

  test('is recognised even when it would not be right any more', async () => {
    const { values } = await example(booking)
    const first = await postJson(booking, values)
    vi.mocked(findDynamicOptions).mockResolvedValueOnce([])
    const second = await postJson(booking, values)
    expect(second.status).toBe(201)
    expect(await withoutSignature(second)).toBe(await withoutSignature(first))
    vi.mocked(findDynamicOptions).mockResolvedValueOnce([])
    expect((await postJson(booking, { ...values, key: nextKey() })).status).toBe(422)
  })

  test('with a change or another key is another one', async () => {
    const { values } = await example()
    const before = await countOf('siteContact')
    await postJson(contact, values)
    await postJson(contact, { ...values, key: nextKey() })
    await postJson(contact, { ...values, message: 'One more thing.' })
    expect(await countOf('siteContact')).toBe(before + 3)
  })
})

describe('a submission that is right and cannot be stored', () => {
  test('because of the captcha gets its question, and what was used up is given back on a limit', async () => {
    const { values } = await example()
    const question = { token: 'signed', text: 'Écrivez le nombre : sept plus quatre' }
    const refusal = { ok: false, reason: 'wrong', message: 'Non.', question } as const
    vi.mocked(verifyCaptcha).mockResolvedValueOnce(refusal)
    const first = await postJson(contact, values)
    expect([first.status, await first.json()]).toEqual([
      422,
      { message: 'Non.', errors: { questionAnswer: 'Non.' }, captcha: { reason: 'wrong', question } },
    ])
    const release = vi.fn(async () => undefined)
    vi.mocked(verifyCaptcha).mockResolvedValueOnce({ ok: true, isFallback: false, release })
    vi.mocked(consumeFormLimits).mockResolvedValueOnce(120)
    const limited = await postJson(contact, values)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '120'])
    expect(release).toHaveBeenCalledOnce()
  })

  test('because the database does not respond is refused with 503, and the log contains none of its values', async () => {
    const { values } = await example()
    vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error(`cannot insert ${values.email}`))
    const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const answer = await postJson(contact, values)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(log.mock.calls)).not.toContain('@')
    expect(giveBackFormLimits).toHaveBeenCalled()
    expect((await postJson(contact, values)).status).toBe(201)
  })
})

describe('a failure of the server', () => {
  const locked = () => new Error('database is locked')
  const quietLog = () => vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)

  test.each([
    ['the look for the same one', () => vi.spyOn(payload, 'count').mockRejectedValueOnce(locked())],
    ['the captcha', () => vi.mocked(verifyCaptcha).mockRejectedValueOnce(locked())],
    ['the choices', () => vi.mocked(findDynamicOptions).mockRejectedValueOnce(locked())],
  ])('responds with 503, and can be tried again: %s', async (_, fail) => {
    const { values } = await example(booking)
    const log = quietLog()
    const failing = fail()
    const answer = await postJson(booking, values)
    failing.mockClear()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(JSON.stringify(log.mock.calls)).not.toContain('@')
    expect((await postJson(booking, values)).status).toBe(201)
  })

  test('says what the form says of it, also when there is no Payload', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => setTestPayload(payload))
    setTestPayload(null)
    const answer = await postJson({ kind: 'sendToFriend', locale: 'en' }, {})
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining(english.form.mailNotSent),
    ])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('stays a 503 when the proof cannot be given back either, and a page without JavaScript', async () => {
    const { model, values } = await example()
    quietLog()
    shareDispatch(async () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }))
    vi.spyOn(payload, 'create').mockRejectedValueOnce(locked())
    const release = () => Promise.reject(locked())
    vi.mocked(verifyCaptcha).mockResolvedValueOnce({ ok: true, isFallback: false, release })
    const answer = await postForm(contact, values, model)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('<h1>')
  })
})

describe('a submission whose result was taken back', () => {
  const newestLead = async (form: string) => {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { form: { equals: form } },
      sort: '-createdAt',
      limit: 1,
    })
    return docs[0]?.id ?? ''
  }

  const bookingOf = async (lead: string) => {
    const { idempotencyKey } = await payload.findByID({ collection: 'leads', id: lead })
    const where = { submissionKey: { equals: idempotencyKey } }
    const { docs } = await payload.find({ collection: 'appointments', where, depth: 0 })
    if (!docs[0]) throw new Error(`no appointment of ${lead}`)
    return docs[0]
  }

  /** One form as a script and one as a browser without JavaScript sends it; the second has no key. */
  const ways = [
    ['as a script sends it', (sent: Record<string, unknown>) => sent, 201],
    ['without JavaScript', ({ key: _, ...remaining }: Record<string, unknown>) => remaining, 303],
  ] as const

  async function open(
    sending: typeof booking | { kind: FormKind; locale: 'fr' },
    isScript: boolean,
    make: (sent: Record<string, unknown>) => object,
  ) {
    const { model, values } = await example(sending)
    const sent = { ...make(values) } as Record<string, unknown>
    return () => (isScript ? postJson(sending, sent) : postForm(sending, sent, model))
  }

  test.each(ways)(
    'books anew after a cancellation, %s, before the worker has run',
    async (_, make, status) => {
      const send = await open(booking, status === 201, make)
      expect((await send()).status).toBe(status)
      const first = await newestLead('contactAppointment')
      const { id } = await bookingOf(first)
      await cancelAppointment(payload, id)
      const answers = await Promise.all(times(5, send))
      expect(answers.map((answer) => answer.status)).toEqual(times(5, () => status))
      const second = await newestLead('contactAppointment')
      expect(second).not.toBe(first)
      expect(await bookingOf(second)).toMatchObject({ id, status: 'unconfirmed' })
      // The effects of both leads may still be pending; only one appointment takes place.
      for (const lead of [first, second])
        await notifyBooking(payload, await payload.findByID({ collection: 'leads', id: lead, depth: 0 }))
      expect(await bookingOf(second)).toMatchObject({ id, lead: second })
    },
  )

  test('is refused in words when the seat went to another meanwhile', async () => {
    const { values } = await example(booking)
    await postJson(booking, values)
    const { id, day, slot } = await bookingOf(await newestLead('contactAppointment'))
    await cancelAppointment(payload, id)
    const rules = await payload.findGlobal({ slug: 'appointmentConfig', overrideAccess: true })
    for (let seat = 1; seat <= rules.capacity; seat += 1)
      await makeMinimal(payload, 'appointments', { day, slot, seatKey: `${day}|${slot}|${seat}` }).catch(
        () => null,
      )
    const answer = await postJson(booking, values)
    expect([409, 422]).toContain(answer.status)
    expect(await payload.findByID({ collection: 'appointments', id })).toMatchObject({ status: 'cancelled' })
    await payload.delete({ collection: 'appointments', where: { day: { equals: day } } })
  })

  test.each([
    ['demandRegister', 'demands'],
    ['signNewsletter', 'newsletterSubscriptions'],
  ] as const)('%s registers anew after it was ended', async (kind, collection) => {
    const send = await open({ kind, locale: 'fr' }, false, ({ key: _, ...remaining }) => remaining)
    expect((await send()).status).toBe(303)
    await send()
    const first = await newestLead(kind)
    const before = await countOf(kind)
    const lead = await payload.findByID({ collection: 'leads', id: first, depth: 0 })
    await (
      await forms[kind].afterStored?.()
    )?.(payload, lead)
    const where: Where =
      collection === 'demands' ? { originKey: { equals: first } } : { email: { equals: lead.person?.email } }
    const row = await payload.find({ collection, where })
    await payload.db.updateOne({
      collection,
      id: row.docs[0]?.id ?? '',
      data: { endedAt: new Date(Date.now() + 1000).toISOString() },
    })
    expect((await send()).status).toBe(303)
    expect(await countOf(kind)).toBe(before + 1)
  })

  test('an offer that the buyer withdrew is made anew', async () => {
    const offer = { kind: 'purchaseOffer', locale: 'fr' } as const
    const send = await open(offer, false, ({ key: _, ...remaining }) => remaining)
    expect((await send()).status).toBe(303)
    const first = await newestLead('purchaseOffer')
    expect(await transitionOffer(payload, { id: first, to: 'withdrawn' })).toBe(true)
    expect((await send()).status).toBe(303)
    expect(await newestLead('purchaseOffer')).not.toBe(first)
  })
})

test('a booking looks for free slots once', async () => {
  const { values } = await example(booking)
  vi.mocked(findDynamicOptions).mockClear()
  expect((await postJson(booking, values)).status).toBe(201)
  expect(findDynamicOptions).toHaveBeenCalledOnce()
})

test('a field that was switched off while the page was open does not keep the form from being sent', async () => {
  const { model, values: shown } = await example()
  const values = { ...shown, street: 'Rue du Moulin' }
  const config = await payload.findGlobal({ slug: 'formsConfig', overrideAccess: true })
  const { optionalFields } = config.siteContact
  const setFields = async (fields: typeof optionalFields) => {
    const data = { siteContact: { ...config.siteContact, optionalFields: fields } }
    await payload.updateGlobal({ slug: 'formsConfig', data, context: quiet(), overrideAccess: true })
    discardCachedReads()
  }
  await setFields([])
  const [answer, unknown] = [await postJson(contact, values), await postJson(contact, { ...values, x: '1' })]
  await setFields(optionalFields)
  expect(fieldsOf(model).map(({ name }) => name)).toContain('street')
  expect([answer.status, unknown.status]).toEqual([201, 400])
})

describe('who may send', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://localhost:3000' }, 201],
    [{ origin: 'http://perron.test', host: 'perron.test' }, 201],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example', host: 'localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ])('headers %j: %d', async (headers, status) => {
    const { values } = await example()
    const type = { accept: 'application/json', 'content-type': 'application/json' }
    const body = JSON.stringify({ ...values, key: nextKey() })
    const withoutDefault = { 'sec-fetch-site': undefined, ...headers }
    const sent = Object.entries({ ...type, ...withoutDefault }).filter(([, value]) => value !== undefined)
    const { POST } = await import('@/app/(site)/[locale]/forms/[kind]/route')
    const request = new Request('http://localhost:3000/fr/forms/siteContact/', {
      method: 'POST',
      headers: sent as [string, string][],
      body,
    })
    expect((await POST(request, { params: Promise.resolve(contact) })).status).toBe(status)
  })

  test('too many mistakes are stopped before anything is read', async () => {
    vi.mocked(waitAfterRefused).mockResolvedValueOnce(60)
    expect((await postJson(contact, {})).status).toBe(429)
    vi.mocked(consumeRefusedSubmission).mockResolvedValueOnce(60)
    expect((await postJson(contact, {})).status).toBe(429)
    expect((await postJson(contact, {})).status).toBe(422)
  })

  test('a form that is off accepts nothing; an unknown form is not found', async () => {
    expect((await postJson({ ...contact, kind: 'nothing' as 'siteContact' }, {})).status).toBe(404)
    expect((await postJson({ ...contact, locale: 'xx' as 'fr' }, {})).status).toBe(404)
  })
})

describe('a file', () => {
  const send = async (file: File) => {
    const { values } = await example(application)
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.append(name, String(value))
    body.append('cv', file)
    return post({ ...application, headers: { accept: 'application/json' } }, body)
  }
  /** The smallest Word file: a zip with its list of contents and an empty text. */
  test.each([
    ['a PDF', examplePdf(), 201],
    ['a Word document', new File([minimalDocx()], 'cv.docx'), 201],
    ['a program that is called PDF', new File(['MZ this is a program'], 'cv.pdf'), 422],
    ['half a PDF', new File(['%PDF-1.4 half of it'], 'cv.pdf'), 422],
    ['a zip that is called Word', new File(['PK\u0003\u0004 just some files'], 'cv.docx'), 422],
    ['a PDF that is called program', new File(['%PDF-1.4 and so on'], 'cv.exe'), 422],
    ['an empty file', new File([], 'cv.pdf'), 422],
    ['no file', new File([], ''), 422],
    ['a file of 5.1 MB', new File(['%PDF-', 'x'.repeat(5.1 * 1024 * 1024)], 'cv.pdf'), 422],
    ['a file of 6 MB', new File(['%PDF-', 'x'.repeat(6 * 1024 * 1024)], 'cv.pdf'), 413],
  ])('%s: %d', async (_, file, status) => {
    const before = await countOf('jobContact')
    const answer = await send(file)
    expect(answer.status).toBe(status)
    expect(await countOf('jobContact')).toBe(before + (status === 201 ? 1 : 0))
    if (status === 422)
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['cv'])
  })

  test('is stored under a generated name', async () => {
    expect((await send(new File([examplePdf()], '../../../etc/\u202ecv\t.pdf'))).status).toBe(201)
    const { docs } = await payload.find({
      collection: 'leadFiles',
      sort: '-createdAt',
      limit: 1,
      overrideAccess: true,
    })
    expect(docs[0]?.originalName).toBe('cv .pdf')
    expect(docs[0]?.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
  })

  test('that cannot be written is refused with a message, and nothing is stored', async () => {
    const folder = path.join(env.privateDir, 'lead-files')
    await rm(folder, { recursive: true, force: true })
    await mkdir(env.privateDir, { recursive: true })
    await writeFile(folder, 'a file where the folder should be')
    const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const count = async () => [
      await countOf('jobContact'),
      (await payload.count({ collection: 'leadFiles', overrideAccess: true })).totalDocs,
    ]
    const before = await count()
    const answer = await send(examplePdf())
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { cv: expect.stringContaining('bestand') } }),
    ])
    expect(await count()).toEqual(before)
    expect(log).toHaveBeenCalled()
    await rm(folder)
  })
})

test('without JavaScript the same page is rendered again, with the typed values and the errors', async () => {
  const { model, values } = await example()
  const statuses: string[] = []
  shareDispatch(async ({ url }) => {
    statuses.push(url)
    const body = Buffer.from(JSON.stringify(readAnswers(answersOf(url))))
    return { status: 200, headers: { 'content-security-policy': "script-src 'none'" }, body }
  })
  const answer = await postForm(
    contact,
    { ...values, email: 'nobody', page: '/fr/contact/?form=siteContact' },
    model,
  )
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'none'")
  expect(await answer.json()).toMatchObject({
    kind: 'siteContact',
    values: { firstName: values.firstName, email: 'nobody' },
    errors: { email: expect.stringContaining('E-mail') },
    key: values.key,
  })
  const [firstLocation = ''] = statuses
  expect(firstLocation).toMatch(/^\/fr\/contact\/\?form=siteContact&answers=[\w-]{36}$/)
  expect(readAnswers(answersOf(firstLocation))).toBeNull()
})

test('without JavaScript the page that comes again has a key of its own, so that an honest repetition counts', async () => {
  const { model, values } = await example()
  const { key: _key, ...remaining } = values
  const before = await countOf('siteContact')
  shareDispatch(async ({ url }) => {
    const body = Buffer.from(JSON.stringify(readAnswers(answersOf(url))))
    return { status: 200, headers: { 'content-type': 'application/json' }, body }
  })
  const question = { token: 'signed', text: 'Écrivez le nombre : sept plus quatre' }
  const refusal = { ok: false, reason: 'required', message: 'Encore une question.', question } as const
  const answerQuestion = async () => {
    vi.mocked(verifyCaptcha).mockResolvedValueOnce(refusal)
    const answer = await postForm(contact, remaining, model)
    expect(answer.status).toBe(422)
    const { key } = (await answer.json()) as { key: string }
    const answers = await Promise.all(times(2, () => postForm(contact, { ...remaining, key }, model)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
  }
  await answerQuestion()
  await answerQuestion()
  expect(await countOf('siteContact')).toBe(before + 2)
})

test.each([
  '//evil.example/',
  '/nl/contact/',
  '/fr/../admin/',
  'https://evil.example/fr/',
  '/fr/contact/?x=1',
])('a page named %s is not requested', async (page) => {
  const { model, values } = await example()
  const statuses: string[] = []
  shareDispatch(async ({ url }) => {
    statuses.push(url.replace(/answers=.*/, ''))
    return { status: 404, headers: {}, body: Buffer.alloc(0) }
  })
  const answer = await postForm(contact, { ...values, email: 'nobody', page }, model)
  expect(answer.status).toBe(422)
  expect(statuses.every((location) => location === '/fr/contact/?')).toBe(true)
})
