import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

import { staffRole } from '@/lib/payload/access'
import { nestedRequest } from '@/lib/payload/as-system'
import { agencyDetails, fillPlaceholders, hasPlaceholder } from '@/lib/values/agency-details'
import { isRecord } from '@/lib/values/read-value'

/** Dates and other objects with a type of their own hold no texts. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

function isToFill(value: unknown): boolean {
  if (typeof value === 'string') return hasPlaceholder(value)
  if (Array.isArray(value)) return value.some(isToFill)
  return isPlain(value) && Object.values(value).some(isToFill)
}

function fillIn(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each: unknown) => fillIn(each, fill))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, fill)]))
}

/** In the context of a request: the details themselves are being read, which has no texts to fill in. */
const isReading = 'isReadingAgencyDetails'

/** The agency in the language of the request; what reads it counts as made from the site's settings. */
async function readDetails(req: PayloadRequest) {
  const { agency } = await req.payload.findGlobal({
    slug: 'siteConfig',
    select: { agency: true },
    depth: 0,
    locale: req.locale,
    fallbackLocale: false,
    overrideAccess: false,
    req: nestedRequest(req, { [isReading]: true }),
  })
  return agencyDetails(agency ?? {})
}

interface ReadOf<Document> {
  doc: Document
  /** False: the rights of the reader count. */
  overrideAccess?: boolean
  req: PayloadRequest
}

/** Staff, the system and reads of all languages get texts as they are stored, because they may save them again. */
const isForVisitor = ({ overrideAccess, req }: ReadOf<unknown>): boolean =>
  overrideAccess === false &&
  staffRole(req.user) === null &&
  req.locale !== 'all' &&
  req.context[isReading] !== true

async function fillForVisitor<Document>(read: ReadOf<Document>): Promise<Document> {
  const { doc, req } = read
  if (!isForVisitor(read) || !isToFill(doc)) return doc
  const details = await readDetails(req)
  // Texts become other texts; everything else stays.
  return fillIn(doc, (text) => fillPlaceholders(text, details)) as Document
}

/** Visitors read the agency's details in the place of `{phone}` and the like, in every text of the collection. */
export function withAgencyDetails(collection: CollectionConfig): CollectionConfig {
  if (collection.auth) return collection
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, afterRead: [...(hooks?.afterRead ?? []), fillForVisitor] } }
}

/** Adds the details to the texts of a global, as `withAgencyDetails` does for a collection. */
export function withGlobalAgencyDetails(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterRead: [...(hooks?.afterRead ?? []), fillForVisitor] } }
}
