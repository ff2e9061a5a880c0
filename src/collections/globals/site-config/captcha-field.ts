import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { localized } from '@/lib/i18n/locales'
import { isAdministrator } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

const administratorsOnly = {
  create: isAdministrator,
  read: isAdministrator,
  update: isAdministrator,
}

type Captcha = { provider?: string | null }

const isForeign = (sibling: Captcha | undefined): boolean => (sibling?.provider ?? 'own') !== 'own'

/** A captcha provider needs both keys. */
const keyValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  // Payload does not type the sibling fields.
  if (basic !== true || !isForeign(options.siblingData as Captcha)) return basic
  if (/^[\w.-]{10,200}$/.test(value ?? '')) return true
  return studioMessage(options.req, 'fields.captchaKey')
}

const providerField: Field = {
  name: 'provider',
  type: 'select',
  required: true,
  defaultValue: 'own',
  options: [
    'own',
    ...['Turnstile', 'hCaptcha', 'reCAPTCHA'].map((name) => ({
      value: name.toLowerCase(),
      label: localized(() => name),
    })),
  ],
}

/** The protection of forms against bots. */
export const captchaField: Field = {
  name: 'captcha',
  type: 'group',
  fields: [
    providerField,
    {
      name: 'siteKey',
      type: 'text',
      validate: keyValidate,
      admin: {
        condition: (_, sibling) => isForeign(sibling),
      },
    },
    {
      name: 'secretKey',
      type: 'text',
      access: administratorsOnly,
      validate: keyValidate,
      admin: {
        condition: (_, sibling) => isForeign(sibling),
        autoComplete: 'off',
      },
    },
  ],
}
