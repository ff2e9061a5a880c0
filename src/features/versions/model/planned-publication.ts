import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isRecord, relatedId, textOf } from '@/lib/values/read-value'

/** What a scheduled publication does, from the stored input of its job. */
export interface PlannedPublication {
  /** `globals` for settings, whose slug is then `document`. */
  collection: string
  document: string
  isPublication: boolean
  /** The only language that is published; null is all. */
  locale: Locale | null
  /** Why it is published without an approval; empty when it needs none. */
  reason: string
  /** The id of the member of staff who set the schedule; null when it is unknown. */
  setBy: string | null
}

/** Reads the input of a job, which Payload stores as plain JSON; null when it is about no document. */
export function toPlannedPublication(input: unknown): PlannedPublication | null {
  if (!isRecord(input)) return null
  const { doc, global, locale, reason, type, user } = input
  const [collection, document] = isRecord(doc)
    ? [textOf(doc.relationTo), relatedId(doc.value) ?? '']
    : ['globals', textOf(global)]
  if (collection === '' || document === '') return null
  return {
    collection,
    document,
    isPublication: type !== 'unpublish',
    locale: isLocale(locale) ? locale : null,
    reason: textOf(reason),
    setBy: isRecord(user) ? relatedId(user.value) : null,
  }
}

/** The path in the studio of what a plan is about. */
export const studioPathOf = ({
  collection,
  document,
}: Pick<PlannedPublication, 'collection' | 'document'>): string =>
  collection === 'globals' ? `/admin/globals/${document}/` : `/admin/collections/${collection}/${document}/`
