import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { projectPaths } from '@/features/routing/model/content-paths'
import { isLocale } from '@/lib/i18n/locales'
import { asSystem } from '@/lib/payload/as-system'
import { slugField } from '@/lib/payload/fields/slug-field'
import { studioMessage } from '@/lib/payload/studio-message'
import { slugify } from '@/lib/values/slugify'

import { asPublicUrl } from './public-url-field'

/** Refuses the address of another project, or of a page, in the language of the form. */
const isFree: TextFieldSingleValidation = async (value, options) => {
  const basic = await text(value, options)
  const { id, req } = options
  const { locale } = req
  const slug = typeof value === 'string' ? slugify(value) : ''
  // Without a server there is no database to ask: the browser checks the rest.
  if (basic !== true || slug === '' || !isLocale(locale) || !req.payload) return basic
  const system = { ...asSystem(req), locale }
  const { totalDocs: projects } = await req.payload.count({
    collection: 'projects',
    where: { and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    ...system,
  })
  const { totalDocs: routes } = await req.payload.count({
    collection: 'routes',
    where: { path: { equals: projectPaths(0, { [locale]: slug })[locale] } },
    ...system,
  })
  return projects + routes === 0 ? true : studioMessage(req, 'addresses.public.taken')
}

/** The address of a project: one part per language below the word for projects. */
export const projectUrlField = (): TextField => {
  const { admin, ...slug } = slugField()
  return asPublicUrl({
    ...slug,
    hasMany: false,
    minRows: undefined,
    maxRows: undefined,
    validate: isFree,
    admin: {
      ...admin,
    },
  })
}
