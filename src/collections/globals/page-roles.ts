import type { Field, ArrayFieldValidation } from 'payload'

import { pageRoles as roles } from '@/features/routing/model/page-roles'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { tags } from '@/lib/cache/tags'
import { anyone, isEditor } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

import { defineGlobal } from '../define-collection'

const pageField = (name: string, isRequired = false): Field => ({
  name,
  type: 'relationship',
  relationTo: 'pages',
  required: isRequired,
})

/** Visitors must find a page at `/`. */
const homeField: Field = {
  name: 'home',
  type: 'relationship',
  relationTo: 'pages',
  filterOptions: { _status: { equals: 'published' } },
}

const validateOnce: ArrayFieldValidation = (value, { req }) => {
  const forms = (value ?? []).map((row) => (isRecord(row) ? row.form : undefined))
  return new Set(forms).size === forms.length || studioMessage(req, 'fields.oncePerForm')
}

/** The page that thanks for each form. A form without one shows a default text. */
const thankYouField: Field = {
  name: 'thankYou',
  type: 'array',
  validate: validateOnce,
  admin: { initCollapsed: true, custom: { rowParts: ['form'] } },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'form',
          type: 'select',
          required: true,
          options: [
            ...formKinds.map((value) => ({ value, label: formKindLabels[value] })),
            'documentsNotReady',
          ],
        },
        pageField('page', true),
      ],
    },
  ],
}

/** Which page is the home page, the list of properties for sale, the privacy statement …: the program links to them. */
export const pageRoles = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  refreshes: [tags.routes],
  schema: {
    slug: 'pageRoles',
    fields: [...roles.map((role) => (role === 'home' ? homeField : pageField(role))), thankYouField],
  },
})
