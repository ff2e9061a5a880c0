import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import type { Localized } from '@/lib/i18n/locales'

/** The value becomes part of a script's URL: letters, digits and hyphens only. */
const matches =
  (pattern: RegExp): TextFieldSingleValidation =>
  (value, options) => {
    const basic = text(value, options)
    if (basic !== true || !value || pattern.test(value)) return basic
    return studioMessage(options.req, 'fields.trackingId')
  }

const trackingId = (name: string, pattern: RegExp, placeholder: string, label: Localized): Field => ({
  name,
  type: 'text',
  label,
  validate: matches(pattern),
  admin: { placeholder },
})

/** Ids of analytics services. Each loads only after the visitor's consent. */
export const trackingFields: Field[] = [
  trackingId('analyticsId', /^(G|UA)-[A-Z0-9-]{4,20}$/, 'G-XXXXXXXXXX', {
    nl: 'Analytics-ID',
    fr: 'Identifiant d’analyse',
    en: 'Analytics id',
    de: 'Analyse-ID',
  }),
  trackingId('adsId', /^AW-[0-9]{6,15}$/, 'AW-000000000', {
    nl: 'Advertentie-ID',
    fr: 'Identifiant publicitaire',
    en: 'Ads id',
    de: 'Anzeigen-ID',
  }),
  trackingId('tagManagerId', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-XXXXXXX', {
    nl: 'Tagmanager-ID',
    fr: 'Identifiant du gestionnaire de balises',
    en: 'Tag manager id',
    de: 'Tag-Manager-ID',
  }),
  trackingId('pixelId', /^[0-9]{8,20}$/, '0000000000000000', {
    nl: 'Pixel-ID (sociale media)',
    fr: 'Identifiant du pixel (réseaux sociaux)',
    en: 'Pixel id (social media)',
    de: 'Pixel-ID (soziale Medien)',
  }),
]
