import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const richTextSchema: BlockSchema<'richText'> = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: {
    singular: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
    plural: { nl: 'Teksten', fr: 'Textes', en: 'Texts', de: 'Texte' },
  },
  admin: inPicker('rich-text', 'text', {
    nl: 'Doorlopende tekst met tussentitels, lijsten en links.',
    fr: 'Du texte suivi avec intertitres, listes et liens.',
    en: 'Running text with subheadings, lists and links.',
    de: 'Fließtext mit Zwischentiteln, Listen und Links.',
  }),
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      admin: {
        description: {
          nl: 'Doorlopende tekst met tussentitels, lijsten en links.',
          fr: 'Texte suivi avec intertitres, listes et liens.',
          en: 'Running text with subheadings, lists and links.',
          de: 'Fließtext mit Zwischentiteln, Listen und Links.',
        },
      },
    },
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
