import type { ArrayFieldValidation, Field, SingleRelationshipField } from 'payload'

import { modulesOfRoles, pageRoles as roles, type PageRole } from '@/features/routing/model/page-roles'
import { formKindLabels, offeredForms } from '@/features/submissions/model/form-kind-labels'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { tags } from '@/lib/cache/tags'
import { anyone, isEditor } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { isOffered } from '@/lib/site-config'
import { isRecord } from '@/lib/values/read-value'

import { defineGlobal } from '../define-collection'

const pageField = (name: string, isRequired = false): SingleRelationshipField => ({
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
          filterOptions: offeredForms,
        },
        pageField('page', true),
      ],
    },
  ],
}

/** Asked while its module is on; what is stored stays. */
const fieldOfRole = (role: PageRole): Field =>
  role === 'home'
    ? homeField
    : { ...pageField(role), admin: { hidden: !isOffered({ module: modulesOfRoles[role] }) } }

/** Which page is the home page, the list of properties for sale, the privacy statement …: the program links to them. */
export const pageRoles = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  refreshes: [tags.routes],
  schema: {
    slug: 'pageRoles',
    fields: [...roles.map(fieldOfRole), thankYouField],
  },
})
