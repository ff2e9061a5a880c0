import { APIError, NotFound, type Field, type PayloadRequest } from 'payload'

import type { Conflict } from '@/features/versions/model/conflict'
import { findChanges, type DraftChange } from '@/features/translation/model/find-changes'
import { overlay } from '@/features/versions/model/overlay'
import { toLocale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'
import { formatMoment } from '@/lib/time/format-time'
import { isRecord } from '@/lib/values/read-value'

import { hasDrafts } from './has-drafts'
import { keepLostSave, type SaveAttempt } from './keep-lost-save'
import { readRevised, type Revised } from './revision-claim'

/** The name of who saved last, for editors; empty when it was no member of staff. */
async function findName(req: PayloadRequest, id: string | null | undefined): Promise<string> {
  if (!id) return ''
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    // Names of colleagues are no secret among staff, who alone may save; only the name leaves this function.
    overrideAccess: true,
  })
  return user?.name ?? ''
}

/** Who saved first, in words. */
async function describeWinner(req: PayloadRequest, last: Revised): Promise<string> {
  const time = formatMoment(last.revisedAt ?? new Date().toISOString(), toLocale(req.i18n.language))
  if (last.revisedBy && last.revisedBy === String(req.user?.id))
    return studioMessage(req, 'versions.conflictOwn', { time })
  const name = await findName(req, last.revisedBy)
  return studioMessage(req, name === '' ? 'versions.conflictUnnamed' : 'versions.conflict', { name, time })
}

const maxChanges = 50

/** The editor's form, and what is stored now, both in the language of the form. */
export interface LostForm {
  fields: Field[]
  saved: Record<string, unknown>
  submitted: Record<string, unknown>
}

/** What differs between the stored document and the refused one, in the editor's language. */
function compare(req: PayloadRequest, { fields, saved, submitted }: LostForm): DraftChange[] {
  const changes = findChanges(fields, saved, overlay(saved, submitted), {
    language: req.i18n.language,
    locale: toLocale(req.locale ?? ''),
    findBlock: (kind) => req.payload.config.blocks?.find(({ slug }) => slug === kind),
  })
  return changes.slice(0, maxChanges)
}

interface Lost {
  document: string
  kept: string | null
  /** The columns of the save that came first. */
  winner: Revised
  form: LostForm
}

/**
 * Refuses a save that lost the race, and says who won it, what differs and where the refused text is.
 *
 * @throws APIError 409
 */
export async function refuseLost(
  req: PayloadRequest,
  { document, kept, winner, form }: Lost,
): Promise<never> {
  const where = studioMessage(req, kept === null ? 'versions.textInForm' : 'versions.textKept')
  const revision = winner.revision ?? 0
  const message = `${await describeWinner(req, winner)} ${where}`
  const conflict: Conflict = { document, message, kept, revision, changes: compare(req, form) }
  // Payload shows the text of an error as a list of fields from its first colon on, such as that of a time.
  throw new APIError(studioMessage(req, 'versions.conflictHeading'), 409, { conflict }, true)
}

/** The same for a document of a collection; keeps the refused text as a version where there are drafts. */
export async function refuseLostSave(
  req: PayloadRequest,
  attempt: SaveAttempt,
  submitted: Record<string, unknown>,
): Promise<never> {
  const { collection, id } = attempt
  const { config } = req.payload.collections[collection]
  const kept = hasDrafts(config) ? await keepLostSave(req, attempt) : null
  const saved: unknown = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale: toLocale(req.locale ?? ''),
    // What is shown to the editor is what the editor may read.
    overrideAccess: false,
    req: nestedRequest(req),
  })
  if (!isRecord(saved)) throw new NotFound(req.t)
  const winner = (await readRevised(req, attempt)) ?? {}
  return refuseLost(req, {
    document: `${collection}/${id}`,
    kept,
    winner,
    form: { fields: config.fields, saved, submitted },
  })
}
