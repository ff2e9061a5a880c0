import type { PayloadRequest } from 'payload'

import type { OnlineDocument, StoredTranslations } from '@/features/translation/model/describe-languages'
import { findChanges } from '@/features/translation/model/find-changes'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'
import { locales, type Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'

type Stored = StoredTranslations & Record<string, unknown>

/** The languages of a document are compared as a list of its own: a language that is added is no change of others. */
const withoutLanguages = ({ publishedIn: _, ...rest }: Stored): Record<string, unknown> => rest

/** The languages in which two states of a document differ; a field with one value differs in all. */
function changedLanguages(req: PayloadRequest, slug: TranslatedCollection, online: Stored, latest: Stored) {
  const { fields } = req.payload.collections[slug].config
  const changes = findChanges(fields, withoutLanguages(online), withoutLanguages(latest), {
    language: req.i18n.language,
    findBlock: (kind) => req.payload.config.blocks?.find((block) => block.slug === kind),
  })
  const hidden = (locale: Locale) =>
    Array.isArray(latest.publishedIn) && latest.publishedIn.length > 0 && !latest.publishedIn.includes(locale)
  return locales.filter(
    (locale) =>
      hidden(locale) || changes.some(({ languages }) => languages.length === 0 || languages.includes(locale)),
  )
}

/**
 * What is online of documents whose latest version is a draft, by id; documents that are not online are left out.
 * A draft that differs in nothing an editor can see has no changed language.
 *
 * Like `readTranslations`, which calls it after its check of the reader, it reads without Payload's hooks.
 *
 * @param ids of the documents with a draft
 */
export async function readOnline(
  req: PayloadRequest,
  collection: TranslatedCollection,
  ids: readonly string[],
): Promise<Map<string, OnlineDocument>> {
  if (ids.length === 0) return new Map()
  const { db } = req.payload
  const all = { locale: 'all', limit: 0, pagination: false, req: nestedRequest(req) } as const
  const published = await db.find<Stored>({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    ...all,
  })
  const online = published.docs.map(({ id }) => id)
  if (online.length === 0) return new Map()
  const { docs } = await db.queryDrafts<Stored>({ collection, where: { parent: { in: online } }, ...all })
  const latest = new Map(docs.map((document) => [document.id, document]))
  return new Map(
    published.docs.map((document) => [
      document.id,
      {
        document,
        changed: changedLanguages(req, collection, document, latest.get(document.id) ?? document),
      },
    ]),
  )
}
