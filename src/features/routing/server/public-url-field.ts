import type { Field, TextField } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { studioLabel } from '@/lib/i18n/studio-text'
import { pathAccess } from '@/lib/payload/access'
import { slugify } from '@/lib/values/slugify'

const result = '/features/routing/studio/public-url-result#PublicUrlResult'

/** Of pages and articles: shows the path of the route in the language of the form, and changes it. */
export const routeUrlField = (): Field => ({
  name: 'publicAddress',
  type: 'ui',
  label: studioLabel('addresses.public.label'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/features/routing/studio/route-url#RouteUrl' },
  },
})

/** Puts the label of the one field for the public address, and its result, at the slug of a document. */
export const asPublicUrl = (slug: TextField): TextField => ({
  ...slug,
  label: studioLabel('addresses.public.label'),
  admin: {
    ...slug.admin,
    components: { ...slug.admin?.components, afterInput: [result] },
  },
})

/** Of properties: the last part of the path before the number. */
export const propertyUrlField = (): TextField =>
  asPublicUrl({
    name: 'slug',
    type: 'text',
    localized: true,
    maxLength: 120,
    access: { create: pathAccess.update, update: pathAccess.update },
    label: localized(() => 'slug'),
    hooks: {
      beforeChange: [
        ({ value }) => (typeof value === 'string' ? slugify(value) || null : (value as unknown)),
      ],
      beforeDuplicate: [() => null],
    },
  })
