import { randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'

import { slugify } from '@/lib/routing/slugify'

import { textOf } from './text-of'

/** Several people share a name: what comes after it keeps their addresses apart. */
export const setTestimonialSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const own = slugify(textOf(data.slug)) || textOf(originalDoc?.slug)
  if (own !== '') return { ...data, slug: own }
  const name = slugify(textOf(data.name)) || 'testimonial'
  return { ...data, slug: `${name}-${randomBytes(3).toString('hex')}` }
}
