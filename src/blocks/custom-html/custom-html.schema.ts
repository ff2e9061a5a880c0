import type { FieldHook } from 'payload'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { cleanHtml } from '@/lib/values/clean-html'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

/** Sanitised on saving, so that editors see what visitors get. */
const cleanMarkup: FieldHook = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? cleanHtml(value) : value

export const customHtmlSchema: BlockSchema<'customHtml'> = {
  slug: 'customHtml',
  interfaceName: 'CustomHtmlBlock',
  admin: inPicker('custom-html', 'layout'),
  fields: [
    {
      name: 'html',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 50_000,
      hooks: { beforeValidate: [cleanMarkup] },
      admin: {
        rows: 14,
      },
    },
    ...blockOptions({
      only: optionsWithoutItems,
    }),
  ],
}
