import type { PayloadRequest } from 'payload'

import { changedFields } from '@/features/translation/model/copy-texts'
import { documentTexts, type DocumentText } from '@/features/translation/model/document-texts'
import { isSettings, type SearchedPlace } from '@/features/translation/model/matching-texts'
import {
  isTranslatedCollection,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { nestedRequest } from '@/lib/payload/as-system'
import type { DraftedGlobal } from '@/lib/payload/global-drafts'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord, textIn, textOf } from '@/lib/values/read-value'

import { readLatest } from './read-latest'
import { readTranslations } from './read-translations'
import { saveTexts } from './save-texts'
import { searchSchema } from './translation-schema'

/** A document, or settings, in the latest version. */
export interface SearchedDocument {
  id: string
  texts: DocumentText[]
}

type Row = Record<string, unknown>

/** Reads and writes with the rights of the user. */
const options = <In extends Locale | 'all'>(req: PayloadRequest, locale: In) =>
  ({
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  }) as const

async function readPatterns(
  req: PayloadRequest,
  ids?: readonly string[],
  select?: { name: true },
): Promise<Row[]> {
  const { docs } = await req.payload.find({
    ...options(req, 'all'),
    collection: 'patterns',
    ...(ids && { where: { id: { in: [...ids] } } }),
    ...(select && { select }),
    limit: 0,
    pagination: false,
  })
  return docs as unknown as Row[]
}

const readSettings = (req: PayloadRequest, slug: DraftedGlobal, locale: Locale | 'all') =>
  req.payload.findGlobal({ ...options(req, locale), slug, draft: true })

async function readDocuments(
  req: PayloadRequest,
  place: SearchedPlace,
  ids?: readonly string[],
): Promise<object[]> {
  if (isTranslatedCollection(place)) return readLatest(req, place, searchSchema(req.payload, place), ids)
  if (isSettings(place)) return [{ ...(await readSettings(req, place, 'all')), id: place }]
  return readPatterns(req, ids)
}

/**
 * The texts of a collection's documents or of settings, and the addresses of their links, in their latest versions.
 *
 * @param ids all documents when left out
 */
export async function readSearched(
  req: PayloadRequest,
  place: SearchedPlace,
  ids?: readonly string[],
): Promise<SearchedDocument[]> {
  const schema = searchSchema(req.payload, place)
  const documents = await readDocuments(req, place, ids)
  return documents.map((document) => ({
    id: textOf(Reflect.get(document, 'id')),
    texts: documentTexts(schema, document),
  }))
}

const titlesOfCollection = async (
  req: PayloadRequest,
  collection: TranslatedCollection,
  ids: readonly string[],
): Promise<[string, string][]> =>
  (await readTranslations(req, collection, ids)).map(({ id, title }) => [id, title])

/** The title of each of these documents as an editor knows it, by id. */
export async function readTitles(
  req: PayloadRequest,
  place: SearchedPlace,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { language } = req.i18n
  if (isTranslatedCollection(place)) return new Map(await titlesOfCollection(req, place, ids))
  if (isSettings(place)) {
    const label = req.payload.globals.config.find(({ slug }) => slug === place)?.label
    return new Map([
      [place, label ? resolveLabel(label, language) : studioMessage(req, 'studioSearch.untitled')],
    ])
  }
  const patterns = await readPatterns(req, ids, { name: true })
  const nameOf = ({ name }: Row) =>
    textIn(name, toLocale(language)) || (isRecord(name) ? Object.values(name).map(textOf).find(Boolean) : '')
  return new Map(
    patterns.map((pattern) => [
      textOf(pattern.id),
      nameOf(pattern) || studioMessage(req, 'studioSearch.untitled'),
    ]),
  )
}

/** Saves texts of one language, as a draft where there are drafts. */
export async function saveSearched(
  req: PayloadRequest,
  { place, id }: { place: SearchedPlace; id: string },
  locale: Locale,
  texts: Parameters<typeof changedFields>[1],
): Promise<void> {
  if (isTranslatedCollection(place)) return saveTexts({ req, collection: place, id }, locale, texts)
  const common = options(req, locale)
  if (isSettings(place)) {
    const data = changedFields(await readSettings(req, place, locale), texts)
    await req.payload.updateGlobal({ ...common, slug: place, data, draft: true })
    return
  }
  const pattern = await req.payload.findByID({ ...common, collection: 'patterns', id })
  const data = changedFields(pattern, texts)
  await req.payload.update({ ...common, collection: 'patterns', id, data, overrideLock: false })
}
