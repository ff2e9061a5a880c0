import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'

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
export const trackingFields: Field[] = [
  trackingId('analyticsId', /^(G|UA)-[A-Z0-9-]{4,20}$/, 'G-XXXXXXXXXX'),
  trackingId('adsId', /^AW-[0-9]{6,15}$/, 'AW-000000000'),
  trackingId('tagManagerId', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-XXXXXXX'),
  trackingId('pixelId', /^[0-9]{8,20}$/, '0000000000000000'),
]
