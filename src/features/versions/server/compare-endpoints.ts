import {
  APIError,
  NotFound,
  type CollectionSlug,
  type Endpoint,
  type Field,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'

import { findChanges, type DraftChange } from '@/features/translation/model/find-changes'
import { conflictField, type Comparison } from '@/features/versions/model/comparison'
import { overlay } from '@/features/versions/model/overlay'
import { toLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { readBody } from '@/lib/payload/read-json-body'
import { getStaffName } from '@/lib/payload/staff-name'
import { studioMessage } from '@/lib/payload/studio-message'
import { formatMoment } from '@/lib/time/format-time'
import { isRecord } from '@/lib/values/read-value'

import { readRevised, type Revised } from './revision-claim'

/**
 * Refuses a save because another one came first, as an error of the form's field `revision`.
 *
 * @throws APIError 409
 */
export function rejectStaleSave(req: PayloadRequest): never {
  // Payload shows the text of an error as a list of fields from its first colon on, such as that of a time.
  const message = studioMessage(req, 'versions.conflictHeading')
  throw new APIError(message, 409, { errors: [{ path: conflictField, message }] }, true)
}

/** Who saved last, in words. */
async function describeWriter(req: PayloadRequest, last: Revised): Promise<string> {
  const time = formatMoment(last.revisedAt ?? new Date().toISOString(), toLocale(req.i18n.language))
  if (last.revisedBy && last.revisedBy === String(req.user?.id))
    return studioMessage(req, 'versions.conflictOwn', { time })
  const name = await getStaffName(req.payload, last.revisedBy)
  if (name === null) return studioMessage(req, 'versions.conflictUnnamed', { time })
  return studioMessage(req, 'versions.conflict', { name, time })
}

type Values = Record<string, unknown>

const maxChanges = 50

/** What differs between the stored document and a form, in the editor's language. */
function compare(req: PayloadRequest, fields: Field[], saved: Values, submitted: Values): DraftChange[] {
  const changes = findChanges(fields, saved, overlay(saved, submitted), {
    language: req.i18n.language,
    locale: toLocale(req.locale ?? ''),
    findBlock: (kind) => req.payload.config.blocks?.find(({ slug }) => slug === kind),
  })
  return changes.slice(0, maxChanges)
}

const asShown = (req: PayloadRequest) =>
  ({
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale: toLocale(req.locale ?? ''),
    // What is shown to the editor is what the editor may read.
    overrideAccess: false,
    req: nestedRequest(req),
  }) as const

interface Stored {
  fields: Field[]
  saved: Values
  last: Revised
}

async function answer(req: PayloadRequest, read: () => Promise<Stored | null>): Promise<Response> {
  if (staffRole(req.user) === null) throw new NotFound(req.t)
  const { data } = await readBody(req, z.object({ data: z.record(z.string(), z.unknown()) }))
  const stored = await read()
  if (!stored) throw new NotFound(req.t)
  const comparison: Comparison = {
    message: await describeWriter(req, stored.last),
    revision: stored.last.revision ?? 0,
    changes: compare(req, stored.fields, stored.saved, data),
  }
  return Response.json(comparison)
}

/** `POST /api/<collection>/:id/compare` with the `data` of a form: a `Comparison`. For staff who may read the document. */
export const compareEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/compare',
  method: 'post',
  handler: (req) =>
    answer(req, async () => {
      const id = String(req.routeParams?.id)
      const saved: unknown = await req.payload.findByID({ collection, id, ...asShown(req) })
      const last = await readRevised(req, { collection, id })
      const { fields } = req.payload.collections[collection].config
      return isRecord(saved) && last ? { fields, saved, last } : null
    }),
})

/** `POST /api/globals/<slug>/compare` with the `data` of a form: a `Comparison`. For staff who may read the settings. */
export const compareGlobalEndpoint = (slug: GlobalSlug): Omit<Endpoint, 'root'> => ({
  path: '/compare',
  method: 'post',
  handler: (req) =>
    answer(req, async () => {
      const global = req.payload.config.globals.find((each) => each.slug === slug)
      const saved: unknown = await req.payload.findGlobal({ slug, ...asShown(req) })
      if (!global || !isRecord(saved)) return null
      const last = (await readRevised(req, { collection: 'globalRevisions', id: slug })) ?? {}
      return { fields: global.fields, saved, last }
    }),
})
