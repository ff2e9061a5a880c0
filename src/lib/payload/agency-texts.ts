import type { Payload, PayloadRequest } from 'payload'

import { isLocale, locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import {
  agencyDetails,
  fillPlaceholders,
  hasPlaceholder,
  type AgencyDetails,
} from '@/lib/values/agency-details'
import { isRecord } from '@/lib/values/read-value'

import { nestedRequest } from './as-system'

declare module 'payload' {
  export interface RequestContext {
    /** The details of the agency themselves are being read, which have no texts to fill in. */
    isReadingAgencyDetails?: boolean
    /** A privileged read whose texts visitors or owners see. */
    fillsAgencyDetails?: boolean
  }
}

/** Options of a privileged read whose texts visitors or owners see: the agency's placeholders are filled in. */
export const shownToVisitors = { context: { fillsAgencyDetails: true } } as const

/** Dates and other objects with a type of their own hold no texts. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

/** Whether a document has a text with a placeholder of the agency. */
function isToFill(value: unknown): boolean {
  if (typeof value === 'string') return hasPlaceholder(value)
  if (Array.isArray(value)) return value.some(isToFill)
  return isPlain(value) && Object.values(value).some(isToFill)
}

type DetailsOf = (locale: Locale) => AgencyDetails

function fillIn(value: unknown, locale: Locale, detailsOf: DetailsOf): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, detailsOf(locale))
  if (Array.isArray(value)) return value.map((each: unknown) => fillIn(each, locale, detailsOf))
  if (!isPlain(value)) return value
  // Of a document in all languages, each text is under its language.
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillIn(each, isLocale(key) ? key : locale, detailsOf)]),
  )
}

/**
 * The agency in a language; what reads it counts as made from the site's settings.
 *
 * @param req of a hook, for its transaction
 */
async function readDetails(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<AgencyDetails> {
  const context = { isReadingAgencyDetails: true }
  const { agency } = await payload.findGlobal({
    slug: 'siteConfig',
    select: { agency: true },
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    ...(req ? { req: nestedRequest(req, context) } : { context }),
  })
  return agencyDetails(agency ?? {})
}

/** A document in one language, with the agency's details in the place of `{phone}` and the like. */
export async function fillAgencyTexts<Document>(
  doc: Document,
  locale: Locale,
  req: PayloadRequest,
): Promise<Document> {
  if (!isToFill(doc)) return doc
  const details = await readDetails(req.payload, locale, req)
  // Texts become other texts; everything else stays.
  return fillIn(doc, locale, () => details) as Document
}

/** Fills in the agency's details in documents that were read in all languages, or without hooks. */
export async function fillStoredTexts<Documents>(
  docs: Documents,
  payload: Payload,
  req?: PayloadRequest,
): Promise<Documents> {
  if (!isToFill(docs)) return docs
  const read = locales.map(async (locale) => [locale, await readDetails(payload, locale, req)] as const)
  const details = new Map(await Promise.all(read))
  // Texts become other texts; everything else stays.
  return fillIn(docs, sourceLocale, (locale) => details.get(locale) ?? agencyDetails({})) as Documents
}
