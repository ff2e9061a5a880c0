import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

// First: it stands in for what the modules below would read.
import {
  controlsOf,
  exampleOf,
  examplePdf,
  nextKey,
  post,
  postForm,
  postJson,
  forgetKept,
  startFormSite,
} from '../support/form-site'

import { storeLead } from '@/lib/actions/submit-form/store-lead'
import { verifyCaptcha } from '@/lib/captcha/verify-captcha'
import { env } from '@/lib/env'
import {
  giveBackFormLimits,
  takeFormLimits,
  takeRefusedSubmission,
  waitAfterRefused,
} from '@/lib/forms-limits/form-limits'
import { readAnswers } from '@/lib/forms-handoff/handoff'
import { fieldsOf } from '@/lib/forms/asked-fields'
import { findPassingOptions } from '@/lib/data/find-passing-options'

import type { TestPayload } from '../support/make-payload'
import { quiet } from '../support/minimal-document'

vi.mock('@/lib/data/find-passing-options', async (importReal) => {
  const real = await importReal<{ findPassingOptions: typeof findPassingOptions }>()
  return { ...real, findPassingOptions: vi.fn(real.findPassingOptions) }
})

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => {
  vi.mocked(verifyCaptcha).mockClear()
  vi.mocked(takeFormLimits).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

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
    const answers = await Promise.all(times(20, () => postJson(contact, values)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await countOf('siteContact')).toBe(before + 1)
    expect(verifyCaptcha).toHaveBeenCalledOnce()
    expect(takeFormLimits).toHaveBeenCalledOnce()
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

  test('without a key, as forms send it without JavaScript, is known by what it says', async () => {
    const { model, values } = await example()
    const { key: _key, ...plain } = values
    const before = await countOf('siteContact')
    const answers = await Promise.all(times(20, () => postForm(contact, plain, model)))
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 303))
    expect(await countOf('siteContact')).toBe(before + 1)
    await postForm(contact, { ...plain, message: 'Another question.' }, model)
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
    vi.mocked(findPassingOptions).mockResolvedValueOnce([])
    const second = await postJson(booking, values)
    expect([second.status, await second.text()]).toEqual([201, await first.text()])
    vi.mocked(findPassingOptions).mockResolvedValueOnce([])
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
    const asked = await postJson(contact, values)
    expect([asked.status, await asked.json()]).toEqual([
      422,
      { message: 'Non.', errors: { questionAnswer: 'Non.' }, captcha: { reason: 'wrong', question } },
    ])
    const release = vi.fn(async () => undefined)
    vi.mocked(verifyCaptcha).mockResolvedValueOnce({ ok: true, isFallback: false, release })
    vi.mocked(takeFormLimits).mockResolvedValueOnce(120)
    const limited = await postJson(contact, values)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '120'])
    expect(release).toHaveBeenCalledOnce()
  })

  test('because the database does not answer is refused with 503, and the log says nothing of it', async () => {
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

describe('what fails on our side', () => {
  const locked = () => new Error('database is locked')
  const quietLog = () => vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)

  test.each([
    ['the look for the same one', () => vi.spyOn(payload, 'count').mockRejectedValueOnce(locked())],
    ['the captcha', () => vi.mocked(verifyCaptcha).mockRejectedValueOnce(locked())],
    ['the choices', () => vi.mocked(findPassingOptions).mockRejectedValueOnce(locked())],
  ])('is said with 503, and can be tried again: %s', async (_, fail) => {
    const { values } = await example(booking)
    const log = quietLog()
    const failing = fail()
    const answer = await postJson(booking, values)
    failing.mockClear()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(JSON.stringify(log.mock.calls)).not.toContain('@')
    expect((await postJson(booking, values)).status).toBe(201)
  })

  test('stays a 503 when the proof cannot be given back either, and a page without JavaScript', async () => {
    const { model, values } = await example()
    quietLog()
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    vi.spyOn(payload, 'create').mockRejectedValueOnce(locked())
    const release = () => Promise.reject(locked())
    vi.mocked(verifyCaptcha).mockResolvedValueOnce({ ok: true, isFallback: false, release })
    const answer = await postForm(contact, values, model)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('<h1>')
  })
})

test('a booking looks for free slots once', async () => {
  const { values } = await example(booking)
  vi.mocked(findPassingOptions).mockClear()
  expect((await postJson(booking, values)).status).toBe(201)
  expect(findPassingOptions).toHaveBeenCalledOnce()
})

test('a field that was switched off while the page was open does not keep the form from being sent', async () => {
  const { model, values: shown } = await example()
  const values = { ...shown, street: 'Rue du Moulin' }
  const config = await payload.findGlobal({ slug: 'formsConfig', overrideAccess: true })
  const { optionalFields } = config.siteContact
  const setFields = async (fields: typeof optionalFields) => {
    const data = { siteContact: { ...config.siteContact, optionalFields: fields } }
    await payload.updateGlobal({ slug: 'formsConfig', data, context: quiet(), overrideAccess: true })
    forgetKept()
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
    vi.mocked(takeRefusedSubmission).mockResolvedValueOnce(60)
    expect((await postJson(contact, {})).status).toBe(429)
    expect((await postJson(contact, {})).status).toBe(422)
  })

  test('a form that is off takes nothing; what is no form is not found', async () => {
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
  /** The smallest of Word's files: a zip with its list of contents and an empty text. */
  const docx = () =>
    Buffer.from(
      'UEsDBBQAAAAAAHo5dV2sbhJa3AAAANwAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbDxUeXBlcyB4bWxucz0iaHR0' +
        'cDovL3NjaGVtYXMub3BlbnhtbGZvcm1hdHMub3JnL3BhY2thZ2UvMjAwNi9jb250ZW50LXR5cGVzIj48T3ZlcnJp' +
        'ZGUgUGFydE5hbWU9Ii93b3JkL2RvY3VtZW50LnhtbCIgQ29udGVudFR5cGU9ImFwcGxpY2F0aW9uL3ZuZC5vcGVu' +
        'eG1sZm9ybWF0cy1vZmZpY2Vkb2N1bWVudC53b3JkcHJvY2Vzc2luZ21sLmRvY3VtZW50Lm1haW4reG1sIi8+PC9U' +
        'eXBlcz5QSwMEFAAAAAAAejl1XapHVOAZAAAAGQAAABEAAAB3b3JkL2RvY3VtZW50LnhtbDx3OmRvY3VtZW50IHht' +
        'bG5zOnc9IngiLz5QSwECFAMUAAAAAAB6OXVdrG4SWtwAAADcAAAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRf' +
        'VHlwZXNdLnhtbFBLAQIUAxQAAAAAAHo5dV2qR1TgGQAAABkAAAARAAAAAAAAAAAAAACAAQ0BAAB3b3JkL2RvY3Vt' +
        'ZW50LnhtbFBLBQYAAAAAAgACAIAAAABVAQAAAAA=',
      'base64',
    )

  test.each([
    ['a PDF', examplePdf(), 201],
    ['a Word document', new File([docx()], 'cv.docx'), 201],
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

  test('is kept under a name of its own, whatever it is called', async () => {
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

  test('that cannot be written is refused in words, and nothing is stored', async () => {
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

test('without JavaScript the same page comes again, with what was typed and what is wrong', async () => {
  const { model, values } = await example()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answers = readAnswers(new URL(address).searchParams.get('answers') ?? '')
    return new Response(JSON.stringify(answers), {
      headers: { 'content-security-policy': "script-src 'none'" },
    })
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
  const [address = ''] = asked
  expect(address).toMatch(/^http:\/\/[\w.]+:\d+\/fr\/contact\/\?form=siteContact&answers=[\w-]{36}$/)
  expect(readAnswers(new URL(address).searchParams.get('answers') ?? '')).toBeNull()
})

test('without JavaScript the page that comes again has a key of its own, so that an honest repetition counts', async () => {
  const { model, values } = await example()
  const { key: _key, ...plain } = values
  const before = await countOf('siteContact')
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(readAnswers(new URL(address).searchParams.get('answers') ?? '')),
  )
  const question = { token: 'signed', text: 'Écrivez le nombre : sept plus quatre' }
  const refusal = { ok: false, reason: 'asked', message: 'Encore une question.', question } as const
  const sendAsAsked = async () => {
    vi.mocked(verifyCaptcha).mockResolvedValueOnce(refusal)
    const asked = await postForm(contact, plain, model)
    expect(asked.status).toBe(422)
    const { key } = (await asked.json()) as { key: string }
    const answers = await Promise.all(times(2, () => postForm(contact, { ...plain, key }, model)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
  }
  await sendAsAsked()
  await sendAsAsked()
  expect(await countOf('siteContact')).toBe(before + 2)
})

test.each([
  '//evil.example/',
  '/nl/contact/',
  '/fr/../admin/',
  'https://evil.example/fr/',
  '/fr/contact/?x=1',
])('a page called %s is not asked for as such', async (page) => {
  const { model, values } = await example()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/answers=.*/, ''))
    return new Response('', { status: 404 })
  })
  const answer = await postForm(contact, { ...values, email: 'nobody', page }, model)
  expect(answer.status).toBe(422)
  expect(asked.every((address) => address === `${env.ownOrigin}/fr/contact/?`)).toBe(true)
})
