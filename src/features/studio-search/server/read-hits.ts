import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import type { SearchHit } from '@/features/studio-search/model/search-answer'
import { mediaVersion } from '@/features/media/model/to-picture-source'
import { locales, toLocale } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { isRecord, textOf } from '@/lib/values/read-value'
import { forReader } from '@/lib/payload/reader-language'

import { findableOf } from './findable-collections'

type Stored = Record<string, unknown> & { id: string | number }

/** A stored value as an editor reads it: options by their label. */
function displayed(field: FlattenedField | undefined, value: unknown, language: string): string {
  if (field?.type !== 'select') return typeof value === 'number' ? String(value) : textOf(value)
  const option = field.options.find((each) => typeof each !== 'string' && each.value === value)
  return isRecord(option) ? resolveLabel(option.label, language) : textOf(value)
}

/** The smallest size of a picture, under a URL that changes with it. */
function pictureOf({ thumbnailURL, updatedAt }: Stored): string | null {
  const url = textOf(thumbnailURL)
  return url ? `${url}?v=${mediaVersion(textOf(updatedAt))}` : null
}

function toHit(document: Stored, config: SanitizedCollectionConfig, language: string): SearchHit {
  const { slug, admin, flattenedFields } = config
  const shown = (path: string): string => {
    const [name = path, inner] = path.split('.')
    const value = document[name]
    const field = flattenedFields.find((each) => each.name === name)
    return inner && isRecord(value)
      ? displayed(undefined, value[inner], language)
      : displayed(field, value, language)
  }
  const title = shown(admin.useAsTitle ?? 'id')
  const details = (findableOf(config)?.detail ?? []).map(shown).filter((detail) => detail !== title)
  return {
    key: `${slug}:${document.id}`,
    href: `/admin/collections/${slug}/${document.id}/`,
    title,
    detail: details.filter(Boolean).join(' · '),
    picture: pictureOf(document),
  }
}

/**
 * The documents with these ids that the user may read, in the given order; those in the trash are left out.
 *
 * @param limit of the answer
 */
export async function readHits(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  ids: readonly string[],
  limit: number,
): Promise<SearchHit[]> {
  const { language } = req.i18n
  const locale = toLocale(language)
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { id: { in: [...ids] } },
    draft: true,
    locale,
    // A document without a title in the editor's language has one in another.
    fallbackLocale: locales.filter((each) => each !== locale),
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: selectOf(config),
    overrideAccess: false,
    user: req.user,
    ...forReader(language),
  })
  const byId = new Map((docs as unknown as Stored[]).map((document) => [String(document.id), document]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
  return inOrder.slice(0, limit).map((document) => toHit(document, config, language))
}

function selectOf(config: SanitizedCollectionConfig): Record<string, true> {
  const shown = [config.admin.useAsTitle ?? 'id', ...(findableOf(config)?.detail ?? [])]
  const names = shown.map((path) => path.split('.')[0] ?? path).filter((name) => name !== 'id')
  const picture = config.upload ? ['thumbnailURL', 'filename', 'mimeType', 'sizes', 'url'] : []
  return Object.fromEntries([...names, ...picture, 'updatedAt'].map((name) => [name, true as const]))
}
