import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { controlsOf, exampleOf, post, postForm, postValues, startFormSite } from '../../support/form-site'

import { forms } from '@/forms'
import { fieldsOf, isFieldVisible } from '@/features/submissions/model/visible-fields'
import type { Answers } from '@/features/submissions/model/form-field'
import type { FormModel, ModelField } from '@/features/submissions/model/form-model'
import { checkAnswers } from '@/features/submissions/model/form-schema'
import { labelInSentence, problemTextsOf } from '@/features/submissions/model/problems'
import { locales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { belgianDay } from '@/lib/time/belgian-time'
import { formKinds, type FormKind } from '@/features/submissions/model/form-kinds'

import { badBodies, casesOf, strangeTexts, takesAnyText } from '../../support/form-cases'
import { inTurn, isFullRun } from '../../support/full-run'
import { interfaceText } from '../../support/interface-texts'
import type { TestPayload } from '../../support/make-payload'

/** Rules for every public form in every language. Derived from the list of forms: a new one is tested automatically. */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
})
afterAll(() => running.stop())

let tried = 0
let acknowledged = 0

/** Forms that give away a limited resource; a valid submission may come too late. */
const isScarce = (kind: FormKind): boolean => forms[kind].beforeStored !== undefined

async function count(answer: Response): Promise<{ status: number; body: Record<string, unknown> }> {
  tried += 1
  if (answer.status === 201) acknowledged += 1
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const countLeads = async () => (await payload.count({ collection: 'leads', overrideAccess: true })).totalDocs

async function newestLead(kind: string) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { form: { equals: kind } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

/** Characters that no keyboard types; stored values must not contain them. */
const unclean = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

function expectClean(answers: unknown): void {
  for (const value of Object.values(answers as Answers).flat()) {
    if (typeof value !== 'string') continue
    expect(value).not.toMatch(unclean)
    expect(value.normalize('NFC').trim()).toBe(value)
  }
}

/** Answers without those that make this field optional, such as a postal code instead of a locality. */
const withoutSubstitutes = (values: Record<string, unknown>, { optionalWith = [] }: ModelField) => ({
  ...values,
  ...Object.fromEntries(optionalWith.map(({ field }) => [field, undefined])),
})

async function send(
  kind: FormKind,
  locale: Locale,
  values: Record<string, unknown>,
  model: FormModel,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await count(await postValues({ kind, locale }, values, model))
  expect(isScarce(kind) || answer.status !== 409).toBe(true)
  if (answer.status === 201) expectClean((await newestLead(kind))?.answers)
  return answer
}

/** A full run tries limits in every language; all other cases are tried in one each. */
const isTurnOf =
  (locale: Locale) =>
  (each: object, index: number): boolean =>
    (isFullRun && 'isBound' in each) || index % locales.length === locales.indexOf(locale)

/** A full run tries all in every language. */
const inOneLanguage = <T>(items: readonly T[], locale: Locale): readonly T[] =>
  isFullRun ? items : items.filter((_, index) => index % locales.length === locales.indexOf(locale))

const strangeKeys = ['admin', 'status', 'idempotencyKey', 'constructor', '$where', 'person.email']

/** Every sixth case is sent, and all about a file, which only the server reads; the rules decide the others. */
const isSent = ({ kind }: ModelField, place: number): boolean =>
  isFullRun || place % 6 === 0 || kind === 'file'

/** What the rules of the form say of answers as the server reads them; null when nothing is wrong. */
async function problemsOf(
  model: FormModel,
  answers: Record<string, unknown>,
): Promise<Record<string, string> | null> {
  tried += 1
  const texts = problemTextsOf(await getTranslator(model.locale, 'nl-BE'))
  const given = JSON.parse(JSON.stringify(answers)) as Record<string, unknown>
  const checked = checkAnswers(model, given, texts, belgianDay(new Date()))
  if (checked.ok) expectClean(checked.answers)
  return checked.ok ? null : checked.errors
}

/** Each form in every second language, the odd and the even ones in turn; a full run tries all. */
const combinations = formKinds.flatMap((kind, at) =>
  locales.filter((_, index) => isFullRun || index % 2 === at % 2).map((locale) => [kind, locale] as const),
)

describe.each(combinations)('%s in %s', (kind, locale) => {
  test('a right submission is stored as it was meant, and thanked for', async () => {
    const { model, values } = await exampleOf(kind, locale)
    const before = await countLeads()
    const answer = await send(kind, locale, { ...values, ...controlsOf(model, locale) }, model)
    expect(answer).toEqual({ status: 201, body: { next: expect.stringMatching(`^/${locale}/`) } })
    expect(await countLeads()).toBe(before + 1)
    const lead = await newestLead(kind)
    expect(lead).toMatchObject({ form: kind, language: locale, source: `/${locale}/contact/`, status: 'new' })
    expect(lead?.effects).toBe('pending')
    expect(lead?.retentionDate).toBeTruthy()
    if (typeof values.email === 'string') expect(lead?.person?.email).toBe(values.email.toLowerCase())
    const files = fieldsOf(model).flatMap((field) => (field.kind === 'file' ? [field.name] : []))
    expect(lead?.files ?? []).toHaveLength(files.length)
    const names = Object.keys(lead?.answers as Answers)
    expect(names.toSorted()).toEqual([...Object.keys(values), ...files].toSorted())
    expectClean(lead?.answers)
  })

  test('missing fields are named in the language of the visitor, and nothing is stored', async () => {
    const { model, values } = await exampleOf(kind, locale)
    const before = await countLeads()
    const fields = fieldsOf(model)
    const required = fields.filter((field) => field.required && isFieldVisible(field, values, fields))
    const expectNamed = (field: ModelField, errors: unknown) =>
      expect((errors as Record<string, string>)[field.name]).toContain(
        field.missingText ?? labelInSentence(field.label),
      )
    for (const [place, field] of required.entries()) {
      const empties = [undefined, '', ' \u200b'].map((empty) => ({
        ...withoutSubstitutes(values, field),
        [field.name]: empty,
      }))
      for (const answers of empties) expectNamed(field, await problemsOf(model, answers))
      for (const answers of inTurn(empties, place)) {
        const sent = { ...answers, ...controlsOf(model, locale) }
        const { status, body } = await send(kind, locale, sent, model)
        expect([field.name, status]).toEqual([field.name, 422])
        expect(body.message).toBe(interfaceText(locale, 'form.notSent'))
        expectNamed(field, body.errors)
      }
    }
    expect(required.length).toBeGreaterThan(0)
    expect(await countLeads()).toBe(before)
  })

  test('no answer, however strange, breaks the form or is stored wrongly', async () => {
    const { model, values } = await exampleOf(kind, locale)
    const fields = fieldsOf(model)
    const cases = fields.flatMap((field) => casesOf(field).map((each) => ({ ...each, field })))
    for (const [place, { name, value, expected, field }] of cases.filter(isTurnOf(locale)).entries()) {
      const answers = { ...withoutSubstitutes(values, field), [field.name]: value }
      // A field that another answer makes irrelevant is not validated.
      const isRefused = expected === 'refused' && isFieldVisible(field, answers, fields)
      if (!isSent(field, place)) {
        const problems = await problemsOf(model, answers)
        if (isRefused) expect(problems, `${field.name}: ${name}`).not.toBeNull()
        continue
      }
      const sent = { ...answers, ...controlsOf(model, locale) }
      const { status, body } = await send(kind, locale, sent, model)
      expect(isRefused ? [413, 422] : [201, 409, 422], `${field.name}: ${name}`).toContain(status)
      if (status === 422) expect(Object.keys(body.errors as object)).not.toEqual([])
    }
  })

  test('strange texts are kept as texts', async () => {
    const { model, values } = await exampleOf(kind, locale)
    const names = fieldsOf(model).filter(takesAnyText)
    for (const [name, text] of strangeTexts.filter(isTurnOf(locale))) {
      const strange = Object.fromEntries(names.map((field) => [field.name, text]))
      const sent = { ...values, ...strange, ...controlsOf(model, locale) }
      expect([201, 409, 422], name).toContain((await send(kind, locale, sent, model)).status)
    }
  })

  test('bodies that no form sends are refused', async () => {
    const before = await countLeads()
    for (const [name, type, body, expected] of inOneLanguage(badBodies, locale)) {
      const headers = { accept: 'application/json', 'content-type': type }
      const { status, body: answer } = await count(await post({ kind, locale, headers }, body))
      expect([name, status]).toEqual([name, expected])
      expect(answer.message).toMatch(/\w+ \w+/)
    }
    const { model, values } = await exampleOf(kind, locale)
    for (const extra of inOneLanguage(strangeKeys, locale)) {
      const sent = { ...values, ...controlsOf(model, locale), [extra]: 'x' }
      expect((await send(kind, locale, sent, model)).status).toBe(400)
    }
    expect(await countLeads()).toBe(before)
  })

  test('a form without JavaScript is redirected to the thank-you page, or shown with its errors', async () => {
    const { model, values } = await exampleOf(kind, locale)
    const { page: _page, ...controls } = controlsOf(model, locale)
    const right = await postForm(
      { kind, locale },
      { ...values, ...controls, campaign: '{"utm_source":"x"}' },
      model,
    )
    tried += 2
    if (right.status === 303) acknowledged += 1
    expect(isScarce(kind) ? [303, 409] : [303]).toContain(right.status)
    if (right.status === 303) expect(right.headers.get('location')).toMatch(new RegExp(`^/${locale}/`))
    const wrong = await postForm({ kind, locale }, { ...values, ...controls, email: '<script>' }, model)
    expect(wrong.status).toBe(422)
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    const html = await wrong.text()
    expect(html).toContain(interfaceText(locale, 'form.notSent'))
    expect(html).not.toContain('<script>')
  })
})

test('thousands of submissions were tried, and exactly the acknowledged ones are stored', async () => {
  expect(tried).toBeGreaterThan(isFullRun ? 5000 : 1000)
  expect(await countLeads()).toBe(acknowledged)
})
