import type { Condition, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import { isHexColour } from '@/lib/values/contrast'

/** What else is asked of a colour: true, or a sentence that says what is wrong. */
type ColourCheck = (colour: string, req: PayloadRequest) => true | string

/** Only six hexadecimal digits: the value becomes part of a style and must not add other declarations. */
const validateColour =
  (check: ColourCheck): TextFieldSingleValidation =>
  (value, options) => {
    const basic = text(value, options)
    if (basic !== true || !value) return basic
    // A theme that was changed later makes no other setting unsavable.
    if (value === options.previousValue) return true
    return isHexColour(value) ? check(value, options.req) : studioMessage(options.req, 'fields.colour')
  }

interface ColourFieldOptions {
  name: string
  defaultValue?: string
  condition?: Condition
  check?: ColourCheck
  /** Of texts in this colour: the studio shows the contrast with it too. */
  ground?: string
}

/** A colour as `#rrggbb`. */
export const colourField = (options: ColourFieldOptions): TextField => ({
  name: options.name,
  type: 'text',
  defaultValue: options.defaultValue,
  validate: validateColour(options.check ?? (() => true)),
  admin: {
    placeholder: '#1f6f5c',
    condition: options.condition,
    custom: { ground: options.ground },
    components: { Field: '/composition/studio-parts#ColourInput' },
  },
})
