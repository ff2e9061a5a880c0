import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { previewPath, type Previewed, type ShareableKind } from '@/features/preview/model/previewed'
import type { ValidLink } from '@/features/preview/server/preview-links'
import {
  decideByLink,
  isReviewOn,
  readShownRevision,
  sendApprovalCode,
  takeCode,
} from '@/features/review/server/api'
import { ApprovalForm, approvalOutcomes, type ApprovalOutcome } from '@/features/review/ui/approval-form'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'
import { processState } from '@/lib/process-state'
import { isOneOf, textOf } from '@/lib/values/read-value'

interface Typed {
  name: string
  note: string
}

/** Rendering the page takes far less. */
const lifetimeMs = 60_000
const maxHeld = 100

const store = () => processState('preview.typed-answers', () => new Map<string, Typed & { until: number }>())

const typedIn = (form: FormData): Typed => ({
  name: textOf(form.get('name')).slice(0, 100),
  note: textOf(form.get('note')).slice(0, 2000),
})

/** Keeps what was typed in a form that the page shows again. @returns its key; null when nothing is needed */
export function storeTyped(outcome: ApprovalOutcome, form: FormData, now = Date.now()): string | null {
  const typed = typedIn(form)
  const isDone = outcome === 'approved' || outcome === 'changesWanted'
  if (isDone || typed.name + typed.note === '') return null
  const texts = store()
  for (const [key, { until }] of texts) if (until <= now || texts.size >= maxHeld) texts.delete(key)
  const key = randomUUID()
  texts.set(key, { ...typed, until: now + lifetimeMs })
  return key
}

interface SentAnswer {
  link: ValidLink
  document: { kind: ShareableKind; id: string }
  form: FormData
  locale: Locale
}

/** Carries out what the holder of a valid link sent. */
export async function answerApproval(
  payload: Payload,
  { link, document, form, locale }: SentAnswer,
): Promise<ApprovalOutcome> {
  const step = form.get('step')
  if (step === 'code' && link.email !== '')
    return (await sendApprovalCode(payload, { link, document, locale })) ? 'codeSent' : 'tooMany'
  const { name, note } = typedIn(form)
  const revision = Number(form.get('revision'))
  if (!isOneOf(['approved', 'changesWanted'], step) || name === '') return 'incomplete'
  if (step === 'changesWanted' && note === '') return 'incomplete'
  // Before the code is used up.
  if ((await readShownRevision(payload, document)) !== revision) return 'changed'
  if (link.email !== '' && !(await takeCode(payload, link, textOf(form.get('code'))))) return 'wrongCode'
  const answer = { kind: step, revision, name, note }
  return (await decideByLink(payload, { link, document, answer })) ? step : 'changed'
}

/** An e-mail address of which only the first letter and the domain can be read. */
const hintAt = (email: string): string => email.replace(/^(.).*@/, '$1…@')

interface ApprovalProps {
  previewed: Previewed
  link: ValidLink
  /** The revision that the page shows, read before its text. */
  revision: number
  token: string
  query: Record<string, string | string[] | undefined>
  t: Translator
}

/** The revision that a link's visitor is asked about; null when the link asks for nothing. */
export async function readApprovalRevision(previewed: Previewed, link?: ValidLink): Promise<number | null> {
  if (!link || previewed.kind === 'globals') return null
  const payload = await payloadClient()
  return (await isReviewOn(payload)) ? readShownRevision(payload, previewed) : null
}

/** The form of a visitor who may approve, in the bar of the preview. */
export function Approval({ previewed, link, revision, token, query, t }: ApprovalProps) {
  const { answer, typed } = query
  return (
    <ApprovalForm
      action={`${previewPath(previewed)}review/`}
      token={token}
      revision={revision}
      codeTo={link.email === '' ? null : hintAt(link.email)}
      outcome={isOneOf(approvalOutcomes, answer) ? answer : null}
      typed={(typeof typed === 'string' && store().get(typed)) || null}
      t={t}
    />
  )
}
