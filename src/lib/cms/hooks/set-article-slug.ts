import type { CollectionBeforeChangeHook } from 'payload'

import { slugify } from '@/lib/routing/slugify'

import { textOf } from './text-of'

/**
 * The slug of an article in the language being saved: the editor's, else one from the title.
 * It follows the title while it was made from it and the article is a draft.
 */
export const setArticleSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const own = slugify(textOf(data.slug))
  const followed = slugify(textOf(originalDoc?.title))
  const isDraft = originalDoc?._status !== 'published'
  const isDerived = own === '' || (isDraft && own === followed)
  const slug = isDerived ? slugify(textOf(data.title)) : own
  return { ...data, slug: slug || own || undefined }
}
