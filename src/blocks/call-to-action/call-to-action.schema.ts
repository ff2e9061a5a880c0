import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { linkFields } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const callToActionSchema: BlockSchema<'callToAction'> = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: {
    singular: { nl: 'Oproep tot actie', fr: 'Appel à l’action', en: 'Call to action', de: 'Handlungsaufruf' },
    plural: {
      nl: 'Oproepen tot actie',
      fr: 'Appels à l’action',
      en: 'Calls to action',
      de: 'Handlungsaufrufe',
    },
  },
  admin: inPicker('call-to-action', 'text', {
    nl: 'Een uitnodiging met een of twee knoppen, bijvoorbeeld naar de gratis schatting.',
    fr: 'Une invitation avec un ou deux boutons, par exemple vers l’estimation gratuite.',
    en: 'An invitation with one or two buttons, for example to the free valuation.',
    de: 'Eine Einladung mit einer oder zwei Schaltflächen, zum Beispiel zur kostenlosen Bewertung.',
  }),
  fields: [
    {
      name: 'links',
      type: 'array',
      minRows: 1,
      maxRows: 2,
      label: { nl: 'Knoppen', fr: 'Boutons', en: 'Buttons', de: 'Schaltflächen' },
      labels: {
        singular: { nl: 'Knop', fr: 'Bouton', en: 'Button', de: 'Schaltfläche' },
        plural: { nl: 'Knoppen', fr: 'Boutons', en: 'Buttons', de: 'Schaltflächen' },
      },
      admin: {
        description: {
          nl: 'De eerste knop valt op, de tweede is rustiger.',
          fr: 'Le premier bouton ressort, le second est plus discret.',
          en: 'The first button stands out, the second is quieter.',
          de: 'Die erste Schaltfläche fällt auf, die zweite ist zurückhaltender.',
        },
      },
      fields: linkFields({ required: true }),
    },
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
