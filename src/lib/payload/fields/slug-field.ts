import type { FieldHook, TextField } from 'payload'

import { pathAccess } from '@/lib/payload/access'
import { slugify } from '@/lib/values/slugify'

/** The editor's slug in a safe form, or one made from the name in the language being saved. */
const slugFrom =
  (nameField: string): FieldHook =>
  ({ value, siblingData }) => {
    const ownSlug = typeof value === 'string' ? slugify(value) : ''
    if (ownSlug !== '') return ownSlug
    const name: unknown = siblingData[nameField]
    return typeof name === 'string' ? slugify(name) || undefined : value
  }

/**
 * One path segment per language. Empty: made from the name on saving. It does not follow later changes of the name,
 * because published URLs contain it.
 */
export const slugField = (nameField = 'name'): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  index: true,
  maxLength: 120,
  access: pathAccess,
  hooks: { beforeChange: [slugFrom(nameField)] },
  admin: {
    position: 'sidebar',
  },
})

/** A slug that editors do not see: it is made from the title. A copy gets another one, because no two paths are equal. */
export const hiddenSlugField = (options: Pick<TextField, 'access' | 'localized'>): TextField => ({
  name: 'slug',
  type: 'text',
  maxLength: 120,
  hooks: { beforeDuplicate: [() => ''] },
  admin: { hidden: true },
  ...options,
})
