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
    label: { nl: 'CDN voor beelden', fr: 'CDN des images', en: 'CDN for pictures', de: 'CDN für Bilder' },
    admin: {
      placeholder: 'cdn.example.com',
      description: {
        nl: 'Beelden worden van deze server geladen. Leeg: van de site zelf.',
        fr: 'Les images se chargent depuis ce serveur. Vide : depuis le site.',
        en: 'Pictures are loaded from this server. Empty: from the site itself.',
        de: 'Bilder werden von diesem Server geladen. Leer: von der Website selbst.',
      },
    },
  },
  mapTilesField,
  captchaField,
  crmField,
]
