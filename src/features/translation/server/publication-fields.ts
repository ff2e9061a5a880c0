import type { Field, FieldHook, PayloadRequest } from 'payload'

import type { PublicationState } from '@/features/translation/model/publication-state'
import {
  isTranslatedCollection,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import { localized, type Locale, type Localized } from '@/lib/i18n/locales'
import { isStaff, noAccess, staffRole } from '@/lib/payload/access'
import { readTogether } from '@/lib/values/read-together'

import { readTranslations } from './read-translations'

/** The state of a document as the studio and its API name it; see `publicationStates`. */
export interface Publication {
  state: PublicationState
  languages: Localized<PublicationState>
  /** The languages in which visitors find it. */
  online: Locale[]
}

async function readPublications(req: PayloadRequest, collection: TranslatedCollection, ids: string[]) {
  const documents = await readTranslations(req, collection, ids)
  return new Map(
    documents.map(({ id, state, languages }): [string, Publication] => [
      id,
      {
        state,
        languages: localized((locale) => languages[locale].state),
        online: Object.entries(languages).flatMap(([locale, { isOnline }]) =>
          isOnline ? [locale as Locale] : [],
        ),
      },
    ]),
  )
}

type Load = (req: PayloadRequest, id: string) => Promise<Publication | undefined>

const loads = new Map<TranslatedCollection, Load>()

/** The states of the documents of one list are read together. */
function loadPublication(req: PayloadRequest, collection: TranslatedCollection, id: string) {
  const load =
    loads.get(collection) ?? readTogether((source, ids) => readPublications(source, collection, ids))
  loads.set(collection, load)
  return load(req, id)
}

/** Only where staff read: lists, documents and the API; never in a save, which reads the document several times. */
const isReadByStaff = (req: PayloadRequest): boolean =>
  staffRole(req.user) !== null && (req.method === undefined || req.method === 'GET')

const readPublication: FieldHook = async ({ collection, originalDoc, overrideAccess, req }) => {
  const id: unknown = originalDoc?.id
  if (overrideAccess || !isReadByStaff(req)) return undefined
  if (!isTranslatedCollection(collection?.slug) || typeof id !== 'string') return undefined
  return (await loadPublication(req, collection.slug, id)) ?? null
}

/**
 * Of a collection with drafts: the state of each document for lists and the API, worked out when staff read it, and
 * Payload's own status under a name that no other field has.
 */
export const publicationFields = (): Field[] => [
  {
    name: 'publication',
    type: 'json',
    virtual: true,
    access: { create: noAccess, update: noAccess },
    hooks: { afterRead: [readPublication] },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: '_status',
    type: 'select',
    // Payload merges its own options into these.
    options: [],
    // A translator's save becomes a draft, which closed fields would forbid; `closeToTranslators` refuses publishing.
    access: { update: isStaff },
    admin: {
      components: { Cell: '/features/translation/studio/publication-cell#PublicationCell' },
    },
  },
]
