import { getTranslation, type I18n } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import type { MediaUse } from './find-media-uses'

/** A use as the studio shows it. */
export interface DescribedUse {
  /** Kind of document, in the editor's language. */
  kind: string
  title: string
  /** URL in the studio. */
  href: string
  isPublished: boolean
}

/** Names the documents in the editor's language, published ones first. */
export function describeUses(uses: readonly MediaUse[], req: PayloadRequest): DescribedUse[] {
  const { config } = req.payload
  const admin = config.routes.admin
  const describe = (use: MediaUse): DescribedUse => {
    const global = config.globals.find(({ slug }) => slug === use.global)
    const collection = config.collections.find(({ slug }) => slug === use.collection)
    const label = global?.label ?? collection?.labels.singular ?? ''
    // Labels may be functions; ours are one text per language.
    const kind = typeof label === 'function' ? '' : getTranslation(label, req.i18n as I18n)
    const href = global
      ? `${admin}/globals/${global.slug}`
      : `${admin}/collections/${use.collection}/${use.id}`
    return { kind, title: global ? '' : use.title, href, isPublished: use.isPublished }
  }
  return uses.map(describe).toSorted((one, other) => Number(other.isPublished) - Number(one.isPublished))
}
