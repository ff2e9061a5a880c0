import type { Condition, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'

/** Only six hexadecimal digits: the value becomes part of a style and must not add other declarations. */
const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

const colourValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || isColour(value)) return basic
  return studioMessage(options.req, 'fields.colour')
}

interface ColourFieldOptions {
  name: string
  defaultValue?: string
  condition?: Condition
}

/** A colour as `#rrggbb`. */
export const colourField = (options: ColourFieldOptions): TextField => ({
  name: options.name,
  type: 'text',
  defaultValue: options.defaultValue,
  validate: colourValidate,
  admin: {
    placeholder: '#1f6f5c',
    condition: options.condition,
    components: { Field: '/composition/studio-parts#ColourInput' },
  },
})
