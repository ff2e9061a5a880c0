import { randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { findStored } from '@/lib/payload/hooks/stored-document'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { slugify } from '@/lib/values/slugify'
import { textOf } from '@/lib/values/read-value'

/** Whether visitors see the article. The document of a hook may be a later draft of a published one. */
const isPublishedArticle = async (req: PayloadRequest, id: string | null): Promise<boolean> =>
  (await findStored(req, 'articles', id))?._status === 'published'

/**
 * Sets the slug of an article in the saved language: the editor's, or else one made from the title. A slug made from the
 * title follows it until the article is published.
 */
const setArticleSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const ownSlug = slugify(textOf(data.slug))
  const isOfTitle = ownSlug === slugify(textOf(originalDoc?.title))
  const isDerived = ownSlug === '' || (isOfTitle && !(await isPublishedArticle(req, originalDoc?.id ?? null)))
  const slug = isDerived ? slugify(textOf(data.title)) : ownSlug
  return { ...data, slug: slug || ownSlug || undefined }
}

/** Sets the slug of a testimonial. People may share a name, so a random suffix makes it unique. */
const setTestimonialSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const ownSlug = slugify(textOf(data.slug)) || textOf(originalDoc?.slug)
  if (ownSlug !== '') return { ...data, slug: ownSlug }
  const name = slugify(textOf(data.name)) || 'testimonial'
  return { ...data, slug: `${name}-${randomBytes(3).toString('hex')}` }
}

const setCategorySlug: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  slug: slugify(textOf(data.slug)) || slugify(textOf(data.name)) || undefined,
})

export const slugSteps = collectionSteps({
  setArticleSlug: {
    stage: 'derive',
    reason: 'the path of an article ends with its slug, which follows the title until it is published',
    for: ['articles'],
    run: setArticleSlug,
  },
  setTestimonialSlug: {
    stage: 'derive',
    reason: 'people may share a name, and no two testimonials a path',
    for: ['testimonials'],
    run: setTestimonialSlug,
  },
  setCategorySlug: {
    stage: 'derive',
    reason: 'the paths of articles begin with the slug of their category',
    for: ['articleCategories'],
    run: setCategorySlug,
  },
})
