import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'

import { captchaField } from './captcha-field'
import { crmField } from './crm-field'
import { mapTilesField } from './map-tiles-field'

const hostValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(value)) return basic
  return studioMessage(options.req, 'fields.host')
}

/** External servers that the site uses. */
export const serviceFields: Field[] = [
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
