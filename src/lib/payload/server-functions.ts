/**
 * @relies @payloadcms/next@3 server-functions: the names and arguments of the functions that the studio calls, and the
 * state of a form that they answer; held by server-function-names.test.ts, server-functions.test.ts; until
 * payloadcms/payload#17676 for the state of a form
 */
import { notFound, unstable_rethrow } from 'next/navigation'
import { APIError, type Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'
import { isSameValue } from '@/lib/values/is-same-value'
import { isRecord } from '@/lib/values/read-value'

import { staffRole } from './access'
import { isDatabaseUnavailable } from './database-unavailable'
import { sessionEndBody } from './requests/refuse-at-gate'
import { withRights } from './server-function-rights'

/**
 * The functions of Payload that the studio calls. A test compares them, and the closed ones of the fixture with their
 * reasons, with the installed packages.
 */
export const allowedNames: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
])

type Args = Record<string, unknown>

interface Surroundings {
  getPayload: () => Promise<Payload>
  headers: Headers
  /** Payload's own function, which gets nothing but what was checked. */
  run: (call: { name: string; args: Args }) => Promise<unknown>
}

type FormField = Record<string, unknown>

/** The rows of a field without the open or closed state of those that the studio sent. */
function withOpenRows(field: FormField, sent: FormField): FormField {
  if (!Array.isArray(field.rows)) return field
  const knownRows = new Set(
    Array.isArray(sent.rows) ? sent.rows.map((row: unknown) => isRecord(row) && row.id) : [],
  )
  const rows = field.rows.map((row: unknown) => {
    if (!isRecord(row) || !knownRows.has(row.id)) return row
    const { collapsed: _, ...remaining } = row
    return remaining
  })
  return { ...field, rows }
}

/** A field without its value when that is the one that the studio sent. */
function withoutSentValue(field: FormField, sent: FormField): FormField {
  if (Array.isArray(field.rows) || !('value' in field) || !isSameValue(field.value, sent.value)) return field
  const { value: _, initialValue: __, ...remaining } = field
  return remaining
}

/**
 * What Payload answers about a form, without what an editor may have changed since the studio sent it:
 *
 * - Rows that were opened meanwhile would close below what is typed.
 * - After a save the form takes each value of the answer, except in the field that was typed into last. The end of a text
 *   that was typed while its beginning was saved would be lost as soon as the editor types into another field
 *   (https://github.com/payloadcms/payload/issues/17676; this part can go when it is closed). Values that the server
 *   computed differ from what was sent, and stay in the answer. Only after a save does the studio send the stored
 *   document (`data`) with the state of its form; other forms take the answer for their whole state.
 */
export function keepLocalChanges({ data, formState }: Args, answer: unknown): unknown {
  if (!isRecord(formState) || !isRecord(answer) || !isRecord(answer.state)) return answer
  const isAfterSave = isRecord(data)
  const state = Object.entries(answer.state).map(([path, field]) => {
    const sent = formState[path]
    if (!isRecord(field) || !isRecord(sent)) return [path, field]
    const opened = withOpenRows(field, sent)
    return [path, isAfterSave ? withoutSentValue(opened, sent) : opened]
  })
  return { ...answer, state: Object.fromEntries(state) }
}

const areKnown = (value: unknown, knownEntities: readonly { slug: string }[]): boolean =>
  (Array.isArray(value) ? value : [value ?? []].flat()).every((each) =>
    knownEntities.some(({ slug }) => slug === each),
  )

/** Payload looks slugs up in plain objects, where it would find `constructor` too. */
const isAboutKnown = ({ collectionSlug, globalSlug }: Args, { config }: Payload): boolean =>
  areKnown(collectionSlug, config.collections) && areKnown(globalSlug, config.globals)

/**
 * Runs one of Payload's server functions for staff. Payload itself takes any name, also that of an inherited property,
 * and checks no session; it passes every argument on, its own options included.
 *
 * Without a session of staff it returns the message of the API (`sessionEndBody`). An error in its place would make Next
 * render the page without a session, which leads the studio to the log-in and away from what is typed.
 *
 * Answers 404 to calls with another name, about unknown collections or about documents that the account may not read; and
 * to calls that Payload refuses. Arguments that the studio never sends make Payload fail with errors of every kind, so
 * those count as refused too, and are logged; only an unavailable database is passed on.
 */
export async function callServerFunction(
  call: unknown,
  { getPayload, headers, run }: Surroundings,
): Promise<unknown> {
  if (!isRecord(call) || !isRecord(call.args)) notFound()
  const { name, args } = call
  if (typeof name !== 'string' || !allowedNames.has(name)) notFound()
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  if (staffRole(user) === null) return sessionEndBody(payload, headers)
  if (!isAboutKnown(args, payload)) notFound()
  try {
    const answer = await run({ name, args: await withRights(args, { payload, user }) })
    return name === 'form-state' ? keepLocalChanges(args, answer) : answer
  } catch (error) {
    unstable_rethrow(error)
    if (isDatabaseUnavailable(error)) throw error
    if (!(error instanceof APIError) || error.status >= 500)
      payload.logger.error(`The server function ${name} failed: ${formatError(error)}`)
    notFound()
  }
}
