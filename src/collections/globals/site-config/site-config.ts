import type { Field, TextFieldSingleValidation, SelectFieldSingleValidation } from 'payload'
import { text, select } from 'payload/shared'

import { tags } from '@/lib/cache/tags'
import { confirmedSteps } from '@/features/dashboard/model/first-steps'
import { propertyLists } from '@/features/listings/model/property-lists'
import { anyone, isEditor } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { localeNames, locales, localized, sourceLocale } from '@/lib/i18n/locales'

import { defineGlobal } from '../../define-collection'
import { agencyField } from './agency-field'
import { brandField } from './brand-field'
import { closeToEditors } from './close-to-editors'
import { displayFields } from './display-fields'
import { captchaField } from './captcha-field'
import { crmField } from './crm-field'
import { mapTilesField } from './map-tiles-field'

const localeOptions = locales.map((value) => ({ value, label: localized(() => localeNames[value]) }))

/** Visitors without a preference are sent to the default language, so it must be in use. */
const defaultInUse: SelectFieldSingleValidation = (value, options) => {
  const validity = select(value, options)
  if (validity !== true) return validity
  const rows = (options.siblingData as { languageUse?: { code?: string; use?: boolean }[] }).languageUse ?? []
  if (rows.some(({ code, use }) => code === value && use)) return true
  return studioMessage(options.req, 'fields.defaultLanguage')
}

const languageFields: Field[] = [
  {
    name: 'languageUse',
    type: 'array',
    minRows: 1,
    maxRows: locales.length,
    defaultValue: locales.map((code) => ({ code, use: true })),
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'code',
            type: 'select',
            required: true,
            options: localeOptions,
          },
          {
            name: 'use',
            type: 'checkbox',
            defaultValue: true,
          },
        ],
      },
    ],
  },
  {
    name: 'languageDefault',
    type: 'select',
    required: true,
    // A function, as that of `languageField` is.
    defaultValue: () => sourceLocale,
    options: localeOptions,
    validate: defaultInUse,
  },
]

const hostValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(value)) return basic
  return studioMessage(options.req, 'fields.host')
}

/** External servers that the site uses. */
const serviceFields: Field[] = [
  {
    name: 'cdnHost',
    type: 'text',
    validate: hostValidate,
    admin: {
      placeholder: 'cdn.example.com',
    },
  },
  mapTilesField,
  captchaField,
  crmField,
]

/** The value becomes part of a script's URL: letters, digits and hyphens only. */
const matches =
  (pattern: RegExp): TextFieldSingleValidation =>
  (value, options) => {
    const basic = text(value, options)
    if (basic !== true || !value || pattern.test(value)) return basic
    return studioMessage(options.req, 'fields.trackingId')
  }

const trackingId = (name: string, pattern: RegExp, placeholder: string): Field => ({
  name,
  type: 'text',
  validate: matches(pattern),
  admin: { placeholder },
})

/** Ids of analytics services. Each loads only after the visitor's consent. */
const trackingFields: Field[] = [
  trackingId('analyticsId', /^(G|UA)-[A-Z0-9-]{4,20}$/, 'G-XXXXXXXXXX'),
  trackingId('adsId', /^AW-[0-9]{6,15}$/, 'AW-000000000'),
  trackingId('tagManagerId', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-XXXXXXX'),
  trackingId('pixelId', /^[0-9]{8,20}$/, '0000000000000000'),
]

/** Whether search engines may show the site, and what the first steps on the dashboard cannot read from its state. */
const launchFields: Field[] = [
  { name: 'isLaunched', type: 'checkbox', defaultValue: true },
  {
    name: 'firstSteps',
    type: 'group',
    access: { read: isEditor },
    fields: [
      ...confirmedSteps.map((name): Field => ({ name, type: 'checkbox', defaultValue: false })),
      { name: 'isHidden', type: 'checkbox', defaultValue: false },
    ],
  },
]

/**
 * Settings of the whole site. Readable by all, except the secrets. Editors change how the agency can be reached; a field
 * of another tab goes through `closeToEditors`.
 */
export const siteConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  // Languages affect every route, takeovers every list. Every page reads this global.
  refreshes: [tags.routes, propertyLists.all, propertyLists.ofKind('sale'), propertyLists.units],
  schema: {
    slug: 'siteConfig',
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'agency', fields: [agencyField] },
          {
            label: 'languages',
            fields: closeToEditors(languageFields),
          },
          {
            label: 'brand',
            fields: closeToEditors([brandField]),
          },
          {
            label: 'display',
            fields: closeToEditors(displayFields),
          },
          {
            label: 'tracking',
            fields: closeToEditors(trackingFields),
          },
          {
            label: 'services',
            fields: closeToEditors(serviceFields),
          },
          {
            label: 'launch',
            fields: closeToEditors(launchFields),
          },
        ],
      },
    ],
  },
})
