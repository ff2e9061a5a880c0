import { existsSync, readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { personFields } from '@/lib/payload/fields/person-fields'
import { checkAnswers } from '@/features/submissions/model/form-schema'
import { personFieldNames, type Answers, type FormField } from '@/features/submissions/model/form-field'
import type { FormModel, ModelField } from '@/features/submissions/model/form-model'
import { localiseField } from '@/features/submissions/model/localise-field'
import { problemTextsOf } from '@/features/submissions/model/problems'
import { getTranslator } from '@/lib/i18n/translator'
import { locales, type Locale } from '@/lib/i18n/locales'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { headerText } from '@/lib/email/header-text'
import { belgianDay } from '@/lib/time/belgian-time'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Lead } from '@/payload-types'

import type { FormDefinition, EmailFacts } from '@/features/submissions/model/define-form'
import { exampleOption } from '@/features/submissions/model/example-options.fixture'
import { siteFolder } from '../scripts/lib/site-folder.mjs'

import { forms } from './forms'

const all = formKinds.map((kind) => forms[kind])
const fieldsOf = (form: FormDefinition): FormField[] => form.steps.flatMap(({ fields }) => fields)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every localised text of a form, at any depth. */
function textsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value || 'nl' in value) return [value as Record<string, unknown>]
  return Object.values(value).flatMap(textsIn)
}

const passing = [{ value: '2027-03-01', label: '1 March' }]

/** Choices that are read from the database: those of the example options. */
function choicesOf(source: string): { value: string; label: string }[] {
  if (source !== 'propertyTypes' && source !== 'localities') return passing
  return [{ value: exampleOption(source), label: 'Example' }]
}

function modelOf(form: FormDefinition, locale: Locale): FormModel {
  const toModel = (field: FormField): ModelField => {
    const localised = localiseField(field, locale)
    if (!('options' in localised)) return localised
    const { options } = localised
    return { ...localised, options: typeof options === 'string' ? choicesOf(options) : options }
  }
  return {
    kind: form.kind,
    locale,
    priceStyle: 'belgianDutch',
    title: form.title[locale],
    steps: form.steps.map(({ fields }) => ({ fields: fields.map(toModel) })),
    rules: form.rules ?? [],
    submitLabel: form.submitLabel[locale],
  }
}

const pdf = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' })

const passingSources = ['appointmentDays', 'appointmentSlots', 'propertyDocuments']

/** As a browser sends it, with files and with the slots of today. */
async function sentBy(form: FormDefinition): Promise<Record<string, unknown>> {
  const fields = fieldsOf(form)
  const sent: Record<string, unknown> = { ...(await form.fixture()) }
  for (const field of fields) {
    if (field.kind === 'file' && field.required) sent[field.name] = pdf
    if ('options' in field && typeof field.options === 'string' && passingSources.includes(field.options))
      sent[field.name] = field.kind === 'checkboxes' ? ['2027-03-01'] : '2027-03-01'
  }
  return sent
}

async function answersOf(form: FormDefinition, locale: Locale): Promise<Answers> {
  const texts = problemTextsOf(await getTranslator(locale, 'nl-BE'))
  const checked = checkAnswers(modelOf(form, locale), await sentBy(form), texts, belgianDay(new Date()))
  if (!checked.ok) throw new Error(`${form.kind}: ${JSON.stringify(checked)}`)
  return checked.answers
}

async function factsOf(form: FormDefinition, locale: Locale): Promise<EmailFacts> {
  const answers = await answersOf(form, locale)
  const person = Object.fromEntries(
    personFieldNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])),
  )
  return {
    lead: {
      id: 'lead',
      form: form.kind,
      person,
      answers,
      language: locale,
      createdAt: '2026-11-21T10:00:00Z',
    } as unknown as Lead,
    answers,
    locale,
    salutation: 'Dupont',
    agencyName: 'Agency',
    serverUrl: 'https://agency.example',
    about: { ref: '4638', title: 'House', lines: ['Flémalle'], href: 'https://agency.example/4638/' },
    rows: [{ label: 'Label', value: 'Value' }],
    my: (what, id) => `https://agency.example/${locale}/my/${what}/${id}/token/`,
  }
}

async function messagesOf(form: FormDefinition, locale: Locale): Promise<EmailMessage[]> {
  const facts = await factsOf(form, locale)
  const { agency, visitor, others } = form.emails
  return [agency(facts), visitor(facts), ...(others?.(facts) ?? []).map(({ message }) => message)].filter(
    (message) => message !== null,
  )
}

const cases = all.flatMap((form) => locales.map((locale) => [form.kind, locale, form] as const))

/** The forms of features, and the folders of an agency's own ones. */
const formFolders = (): string[] => {
  const siteForms = `${siteFolder('.')}/forms`
  const ownFolders = existsSync(siteForms) ? readdirSync(siteForms).map((name) => `${siteForms}/${name}`) : []
  return [...readdirSync('src/features').map((feature) => `src/features/${feature}/form`), ...ownFolders]
}

test('every form is registered under its name, in a file of that name with a fixture beside it', () => {
  const files = new Set(formFolders().flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])))
  const fixtures = [...files].filter(
    (file) => file.endsWith('.fixture.ts') && files.has(file.replace('.fixture', '')),
  )
  expect(fixtures.toSorted()).toEqual(formKinds.map((kind) => `${kebab(kind)}.fixture.ts`).toSorted())
  expect(Object.entries(forms).map(([kind, form]) => [kind, form.kind])).toEqual(
    Object.keys(forms).map((kind) => [kind, kind]),
  )
})

describe.each(all.map((form) => [form.kind, form] as const))('the form %s', (_kind, form) => {
  const fields = fieldsOf(form)

  test('has all its texts in every language', () => {
    const texts = textsIn({ ...form, emails: null })
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts)
      expect(locales.map((locale) => typeof text[locale] === 'string' && text[locale] !== '')).toEqual(
        locales.map(() => true),
      )
  })

  test('names its fields once, in letters', () => {
    const names = fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]{1,39}$/)
  })

  test('refers only to fields it has', () => {
    const names = new Set(fields.map(({ name }) => name))
    const named = [
      ...fields.flatMap(({ when }) => (when ? [when.field] : [])),
      ...(form.rules ?? []).flatMap(({ rule: _, ...rest }) => Object.values<string | string[]>(rest).flat()),
    ]
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })

  test('has bounds for numbers and autocomplete tokens', () => {
    for (const field of fields) {
      if ('min' in field) expect(field.max).toBeGreaterThan(field.min)
      if (['text', 'email', 'phone', 'number', 'money'].includes(field.kind))
        expect([field.name, field.autocomplete]).toEqual([field.name, expect.stringMatching(/^[a-z0-9-]+$/)])
    }
  })

  test('requires an e-mail address of the visitor', () => {
    expect(fields.find(({ name }) => name === 'email')).toMatchObject({ kind: 'email', required: true })
  })
})

test.each([
  ['documentRequest', /request document error/i],
  ['testimonial', /testimonial was not sent/i],
  ['sendToFriend', /^The mail was not sent, try again\.$/],
  ['siteContact', /^The mail was not sent, try again\.$/],
] as const)('the failure of %s has its own words', async (kind, expected) => {
  const { failureText } = forms[kind]
  const textIn = async (locale: Locale) => failureText && (await getTranslator(locale, 'nl-BE'))(failureText)
  expect(await textIn('en')).toMatch(expected)
  const texts = await Promise.all(locales.map(textIn))
  expect(new Set(texts).size).toBe(locales.length)
})

test('the fields of a person are those of a stored lead', () => {
  const stored = personFields.flatMap((row) =>
    row.type === 'row' ? row.fields.flatMap((field) => ('name' in field ? [field.name] : [])) : [],
  )
  expect([...personFieldNames].sort()).toEqual(stored.sort())
})

describe.each(cases)('%s in %s', (_kind, locale, form) => {
  test('accepts its example', async () => {
    await expect(answersOf(form, locale)).resolves.toBeTruthy()
  })

  test('renders complete messages of plain text', async () => {
    for (const message of await messagesOf(form, locale)) {
      expect(message.subject).toMatch(/^[^\p{Cc}]{5,150}$/u)
      const serialized = JSON.stringify(message)
      expect(serialized).not.toMatch(/undefined|\bnull\b|NaN|\[object|[<>]|\{\w*\}/)
      expect(serialized).not.toContain('""')
    }
  })

  test('has no typed text in the subject of an e-mail to an unconfirmed address', async () => {
    const facts = await factsOf(form, locale)
    const evil = 'x\r\nBcc: all@example.org'
    const person = { ...facts.lead.person, firstName: evil, lastName: evil }
    const typed = Object.fromEntries(Object.keys(facts.answers).map((name) => [name, evil]))
    const hostile = {
      ...facts,
      lead: { ...facts.lead, person },
      salutation: evil,
      answers: typed,
    } as EmailFacts
    const { agency, visitor, others } = form.emails
    expect(visitor(hostile)?.subject).toBe(visitor(facts)?.subject)
    const toOthers = (from: EmailFacts) => (others?.(from) ?? []).map(({ message }) => message.subject)
    expect(toOthers(hostile)).toEqual(toOthers(facts))
    expect(headerText(agency(hostile)?.subject ?? '')).toMatch(/^[^\r\n]*$/)
  })
})

test('the agency can answer the visitor by replying', async () => {
  for (const form of all) {
    const message = form.emails.agency(await factsOf(form, 'fr'))
    if (message) expect([form.kind, message.replyTo]).toEqual([form.kind, (await form.fixture()).email])
  }
})
