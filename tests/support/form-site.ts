import type { Payload } from 'payload'
import { vi } from 'vitest'

import { POST } from '@/app/(site)/[locale]/forms/[kind]/route'
import { optionalFieldsOf } from '@/collections/globals/forms-config/form-defaults'
import { forms } from '@/forms/registry'
import { getFormModel } from '@/lib/data/get-form-model'
import { fieldsOf } from '@/lib/forms/asked-fields'
import type { FormModel, ModelField } from '@/lib/forms/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { formKinds, type FormKind } from '@/lib/leads/form-kinds'

import { makePayload, type TestPayload } from './make-payload'
import { makeMinimal, quiet } from './minimal-document'

/**
 * Importing this file puts the forms on a database of their own: no limits, no captcha, no worker, and nothing kept
 * between two requests but what the route itself keeps.
 */

const site: { payload?: Payload; kept: Map<string, Promise<unknown>> } = { kept: new Map() }

vi.mock('@/lib/data/payload-client', () => ({ payloadClient: async () => site.payload }))
vi.mock('@/lib/cache/cached', () => ({
  cached:
    (name: string, read: (...args: unknown[]) => Promise<unknown>) =>
    (...args: unknown[]) => {
      const key = JSON.stringify([name, ...args])
      const value = site.kept.get(key) ?? read(...args)
      site.kept.set(key, value)
      return value
    },
}))
vi.mock('@/lib/captcha/verify-captcha', () => ({
  verifyCaptcha: vi.fn(async () => ({ ok: true, isFallback: false, release: async () => undefined })),
}))
vi.mock('@/lib/forms-limits/form-limits', () => ({
  takeFormLimits: vi.fn(async () => 0),
  giveBackFormLimits: vi.fn(async () => undefined),
  takeRefusedSubmission: vi.fn(async () => 0),
  waitAfterRefused: vi.fn(async () => 0),
}))
vi.mock('@/lib/cms/jobs/nudge-worker', () => ({ nudgeWorker: () => undefined }))

export const formRefs = { property: '4638', rental: '4639', project: '12' } as const

async function allOptionalFields(payload: Payload): Promise<void> {
  const data = Object.fromEntries(
    formKinds.map((kind) => [kind, { optionalFields: optionalFieldsOf[kind] ?? [] }]),
  )
  await payload.updateGlobal({ slug: 'formsConfig', data, context: quiet(), overrideAccess: true })
}

/** A database with a property, a project and every optional field switched on. */
export async function startFormSite(): Promise<TestPayload> {
  const running = await makePayload()
  const { payload } = running
  await makeMinimal(payload, 'localities', { name: 'Flémalle', zip: '4400' })
  await makeMinimal(payload, 'localities', { name: 'Tilleur', zip: '4420' })
  await makeMinimal(payload, 'propertyTypes', { webId: '1', name: 'Maison' })
  await makeMinimal(payload, 'propertyTypes', { webId: '3', name: 'Appartement' })
  await makeMinimal(payload, 'properties', { ref: Number(formRefs.property), headline: 'Maison' })
  await makeMinimal(payload, 'properties', { ref: Number(formRefs.rental), goal: 'rent' })
  await makeMinimal(payload, 'projects', { number: Number(formRefs.project) })
  await allOptionalFields(payload)
  site.payload = payload
  site.kept.clear()
  return running
}

/** What the pages know of settings is read anew. */
export const forgetKept = (): void => site.kept.clear()

export const origin = 'http://localhost:3000'

let counter = 0
/** Another one for every attempt, as a browser makes it. */
export const nextKey = (): string => `test-key-${++counter}`

export interface Sending {
  kind: FormKind
  locale: Locale
  headers?: Record<string, string>
}

/** Sends a body as it is to the route. */
export function post({ kind, locale, headers }: Sending, body: BodyInit | null): Promise<Response> {
  const request = new Request(`${origin}/${locale}/forms/${kind}/`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
  return POST(request, { params: Promise.resolve({ locale, kind }) })
}

const json = { accept: 'application/json', 'content-type': 'application/json' }

export const postJson = (sending: Sending, values: unknown): Promise<Response> =>
  post({ ...sending, headers: { ...json, ...sending.headers } }, JSON.stringify(values))

/** A PDF of the smallest kind. */
export const examplePdf = () => new File(['%PDF-1.4\nxref\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' })

const isText = (value: unknown): boolean => [value].flat().every((each) => typeof each === 'string')

const entriesOf = (values: Record<string, unknown>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  )

/** Sends values as a browser does without JavaScript. A file that is not mentioned is sent along. */
export function postForm(
  sending: Sending,
  values: Record<string, unknown>,
  model: FormModel,
): Promise<Response> {
  const file = fieldsOf(model).find(({ kind }) => kind === 'file')
  if (!file) return post(sending, new URLSearchParams(entriesOf(values)))
  const body = new FormData()
  for (const [name, value] of entriesOf(values)) body.append(name, value)
  if (!(file.name in values)) body.append(file.name, examplePdf())
  return post(sending, body)
}

/** Sends values as a script does: JSON, or a form where a file belongs to it. What only JSON can say goes as JSON. */
export function postValues(
  sending: Sending,
  values: Record<string, unknown>,
  model: FormModel,
): Promise<Response> {
  const hasFile = fieldsOf(model).some(({ kind }) => kind === 'file')
  const isPlain = Object.values(values).every((value) => isText(value ?? ''))
  if (!hasFile || !isPlain) return postJson(sending, values)
  return postForm({ ...sending, headers: { accept: 'application/json', ...sending.headers } }, values, model)
}

/** Of the property or project a form can be about. */
const refOf = (kind: FormKind, about: NonNullable<FormModel['about']>): string =>
  formRefs[kind === 'rentalApplication' ? 'rental' : about]

/** What steers a submission of this form. */
export const controlsOf = (model: FormModel, locale: Locale): Record<string, string> => ({
  key: nextKey(),
  page: `/${locale}/contact/`,
  ...(model.about && { ref: refOf(model.kind, model.about) }),
  ...(model.consent && { consent: 'on' }),
})

/** A choice the database of the test offers. */
function offered(field: ModelField, value: string | string[] | undefined): string | string[] | undefined {
  if (!('options' in field) || value === undefined) return value
  const open = field.options.filter(({ disabled }) => !disabled).map((option) => option.value)
  const isOffered = [value].flat().every((each) => open.includes(each))
  if (isOffered) return value
  const first = open[0] ?? ''
  return Array.isArray(value) ? [first] : first
}

/** The example of a form, as this database can take it, and its model. */
export async function exampleOf(
  kind: FormKind,
  locale: Locale,
): Promise<{ model: FormModel; values: Record<string, string | string[]> }> {
  const ref = forms[kind].about === 'property' ? Number(refOf(kind, 'property')) : undefined
  const model = await getFormModel(kind, locale, ref)
  if (!model) throw new Error(`${kind} is off`)
  const fixture = await forms[kind].fixture(locale)
  const values = fieldsOf(model).flatMap((field) => {
    const value = offered(field, fixture[field.name])
    return value === undefined ? [] : [[field.name, value] as const]
  })
  // Somebody else each time: how much one address may do is tested where it is limited.
  const email = { ...('email' in fixture && { email: `visitor-${++counter}@example.org` }) }
  return { model, values: { ...Object.fromEntries(values), ...email } }
}
