import type { Condition, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import type { Localized } from '@/lib/i18n/locales'

import { studioMessage } from '../studio-message'

/** Only six hexadecimal digits: the value ends up in a style, where anything freer could carry more. */
const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

const colourValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || isColour(value)) return basic
  return studioMessage(options.req, {
    nl: 'Schrijf de kleur als # met zes tekens, bijvoorbeeld #1f6f5c.',
    fr: 'Écrivez la couleur avec # et six caractères, par exemple #1f6f5c.',
    en: 'Write the colour as # with six digits, for example #1f6f5c.',
    de: 'Schreiben Sie die Farbe als # mit sechs Zeichen, zum Beispiel #1f6f5c.',
  })
}

interface ColourFieldOptions {
  name: string
  label: Localized
  description?: Localized
  defaultValue?: string
  condition?: Condition
}

/** A colour as `#rrggbb`. */
export const colourField = (options: ColourFieldOptions): TextField => ({
  name: options.name,
  type: 'text',
  label: options.label,
  defaultValue: options.defaultValue,
  validate: colourValidate,
  admin: { placeholder: '#1f6f5c', description: options.description, condition: options.condition },
})
