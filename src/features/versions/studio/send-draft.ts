import type { SaveOutcome } from '@/features/versions/model/save-queue'
import { conflictField, serverFields } from '@/features/versions/model/comparison'
import { isRecord } from '@/lib/values/read-value'
import { sendStudioForm } from '@/studio/send-studio-request'

/** An error of a field, as Payload's form takes it. */
export interface FieldError {
  path: string
  message: string
}

/** The answer to a save. */
export interface DraftAnswer {
  outcome: SaveOutcome
  /** The stored document, when it was saved. */
  doc: Record<string, unknown> | null
  /** The reason of a refusal, in the editor's language. */
  message: string | null
  errors: FieldError[]
  /** The document does not exist any more. */
  isGone: boolean
}

/** Bodies above 64 KiB are refused by browsers for requests that outlive their page. */
const maxKeepaliveBytes = 60_000

const failed = (outcome: SaveOutcome): DraftAnswer => ({
  outcome,
  doc: null,
  message: null,
  errors: [],
  isGone: false,
})

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

/** Reads the answer to a save. A server that is overloaded or starts anew is asked again, as one that is not reached. */
export function readDraftAnswer(status: number, body: unknown): DraftAnswer {
  const { doc, errors } = isRecord(body) ? body : {}
  if (status < 300) return { ...failed('saved'), doc: isRecord(doc) ? doc : null }
  if (status === 401) return failed('signed-out')
  if (status === 429 || status >= 500) return failed('unreachable')
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const { data, message } = isRecord(first) ? first : {}
  const listed: unknown[] = isRecord(data) && Array.isArray(data.errors) ? data.errors : []
  const fields = listed.filter(isFieldError)
  const isConflict = status === 409 && fields.some(({ path }) => path === conflictField)
  return {
    outcome: isConflict ? 'conflict' : 'refused',
    doc: null,
    message: fields[0]?.message ?? (typeof message === 'string' ? message : null),
    errors: fields,
    isGone: status === 404,
  }
}

interface Draft {
  /** Path of the document in the API. */
  document: string
  /** Of the texts. */
  locale: string
}

/**
 * Sends the values of a form as a draft that saves itself, as Payload's own autosave would; never rejects.
 *
 * @param isLeaving the request goes on when the page is left, if its body is small enough
 */
export async function sendDraft(
  api: string,
  { document, locale }: Draft,
  { body, language, isLeaving }: { body: FormData; language: string; isLeaving: boolean },
): Promise<DraftAnswer> {
  const query = { autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale }
  const bytes = new TextEncoder().encode(String(body.get('_payload') ?? '')).length
  const keepalive = isLeaving && bytes < maxKeepaliveBytes
  const answer = await sendStudioForm(api, document, { body, query, language, keepalive })
  return answer ? readDraftAnswer(answer.status, answer.body) : failed('unreachable')
}

/** The values of a form as text, to see whether it changed. */
export const textOfForm = (data: object): string =>
  JSON.stringify(data, (key, value: unknown) => (serverFields.has(key) ? undefined : value))

type Values = Record<string, { value?: unknown }>

const valueText = (value: unknown): string => JSON.stringify(value ?? null)

/** Whether a form has the values of a stored one, but for what a save changes by itself. */
export const hasSameValues = (stored: Values, form: Values): boolean =>
  Object.entries(stored).every(
    ([path, { value }]) => serverFields.has(path) || valueText(value) === valueText(form[path]?.value),
  )
