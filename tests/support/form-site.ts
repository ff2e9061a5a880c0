import type { Payload } from 'payload'

import { POST } from '@/app/(site)/[locale]/forms/[kind]/route'
import { forms } from '@/forms'
import { getFormModel } from '@/features/submissions/server/get-form-model'
import { optionalFieldsOf } from '@/features/submissions/model/form-settings'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import type { FormModel, ModelField } from '@/features/submissions/model/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { formKinds, type FormKind } from '@/features/submissions/model/form-kinds'

import { keepCachedReads } from './doubles/cached'
import { makePayload, type TestPayload } from './make-payload'
import { makeMinimal, quiet } from './minimal-document'
import { replaceForForms } from './replaceable'

/**
 * Gives the forms a separate database: no limits, no captcha, no worker (`replace-modules.ts`), and no state between two
 * requests except that of the route itself.
 */

export const formRefs = { property: '4638', rental: '4639', project: '12' } as const

async function allOptionalFields(payload: Payload): Promise<void> {
  const data = Object.fromEntries(
    formKinds.map((kind) => [kind, { optionalFields: optionalFieldsOf(forms[kind]) }]),
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
  keepCachedReads()
  replaceForForms()
  return running
}

export const origin = 'http://localhost:3000'

let counter = 0
/** A new attempt key, as a browser creates it. */
export const nextKey = (): string => `test-key-${++counter}`

export interface Sending {
  kind: FormKind
  locale: Locale
  headers?: Record<string, string>
}

/** Sends a body unchanged to the route. */
export async function post({ kind, locale, headers }: Sending, body: BodyInit | null): Promise<Response> {
  // Node 24 goes on writing a multipart body that its reader has cancelled, and fails; bytes are written at once.
  const encoded = new Response(body)
  const contentType = encoded.headers.get('content-type')
  const request = new Request(`${origin}/${locale}/forms/${kind}/`, {
    method: 'POST',
    body: body && (await encoded.arrayBuffer()),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(contentType && { 'content-type': contentType }),
      ...headers,
    },
  })
  return POST(request, { params: Promise.resolve({ locale, kind }) })
}

const json = { accept: 'application/json', 'content-type': 'application/json' }

export const postJson = (sending: Sending, values: unknown): Promise<Response> =>
  post({ ...sending, headers: { ...json, ...sending.headers } }, JSON.stringify(values))

/** The smallest PDF. */
export const examplePdf = () => new File(['%PDF-1.4\nxref\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' })

const isText = (value: unknown): boolean => [value].flat().every((each) => typeof each === 'string')

const entriesOf = (values: Record<string, unknown>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  )

/** Sends values like a browser without JavaScript. A file that is not mentioned is sent too. */
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

/**
 * Sends values like the script of the page: JSON, or a form with a file. Values that only JSON can represent are sent
 * as JSON.
 */
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

/** The number of the property or project of a form. */
const refOf = (kind: FormKind, about: NonNullable<FormModel['about']>): string =>
  formRefs[kind === 'rentalApplication' ? 'rental' : about]

/** The control fields of a submission of this form. */
export const controlsOf = (model: FormModel, locale: Locale): Record<string, string> => ({
  key: nextKey(),
  page: `/${locale}/contact/`,
  ...(model.about && { ref: refOf(model.kind, model.about) }),
  ...(model.consent && { consent: 'on' }),
})

/** A choice in the test database. */
function offered(field: ModelField, value: string | string[] | undefined): string | string[] | undefined {
  if (!('options' in field) || value === undefined) return value
  const open = field.options.filter(({ disabled }) => !disabled).map((option) => option.value)
  const isOffered = [value].flat().every((each) => open.includes(each))
  if (isOffered) return value
  const first = open[0] ?? ''
  return Array.isArray(value) ? [first] : first
}

/** The example of a form, valid for this database, and its model. */
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
  // A new client IP each time; the limits per client IP have their own tests.
  const email = { ...('email' in fixture && { email: `visitor-${++counter}@example.org` }) }
  return { model, values: { ...Object.fromEntries(values), ...email } }
}
