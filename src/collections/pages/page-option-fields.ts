import type { CheckboxField, Field } from 'payload'

import { closedToTranslators, isAdministrator } from '@/lib/payload/access'
import { urlField } from '@/lib/payload/fields/link-field'
import { pageRedirectValidate } from '@/features/routing/server/page-redirect-validate'

import { bannerFields } from './banner-fields'

const option = (name: string, defaultValue: boolean): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue,
  access: closedToTranslators,
})

/** Options of a page besides its content. */
export const pageOptionFields: Field[] = [
  option('showBreadCrumb', true),
  option('showFixedMenu', false),
  option('noReferrerNoFollow', false),
  option('redirect', false),
  {
    ...urlField(false, pageRedirectValidate),
    name: 'redirectUrl',
    access: closedToTranslators,
    admin: {
      condition: (data) => data?.redirect === true,
    },
  },
  ...bannerFields,
  {
    name: 'css',
    // Not Payload's code field, which loads its editor from an external server.
    type: 'textarea',
    maxLength: 20_000,
    // CSS can hide or imitate anything on a page, so only administrators change it.
    access: { create: isAdministrator, update: isAdministrator },
    admin: {
      rows: 10,
      className: 'studio-page-css-field',
      components: { afterInput: ['/features/content/studio/css-notice#CssNotice'] },
    },
  },
]
