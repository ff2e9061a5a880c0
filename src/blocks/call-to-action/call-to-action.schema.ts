import { blockOptions } from '@/lib/cms/fields/block-options'
import { linkFields } from '@/lib/cms/fields/link-field'

import type { BlockSchema } from '../define-block'

export const callToActionSchema: BlockSchema<'callToAction'> = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  imageURL: '/blocks/call-to-action.svg',
  labels: {
    singular: { nl: 'Oproep tot actie', fr: 'Appel à l’action', en: 'Call to action', de: 'Handlungsaufruf' },
    plural: {
      nl: 'Oproepen tot actie',
      fr: 'Appels à l’action',
      en: 'Calls to action',
      de: 'Handlungsaufrufe',
    },
  },
  admin: { group: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' } },
  fields: [
    {
      name: 'links',
      type: 'array',
      minRows: 1,
      maxRows: 2,
      label: { nl: 'Knoppen', fr: 'Boutons', en: 'Buttons', de: 'Schaltflächen' },
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
    ...blockOptions({ only: ['heading', 'titleSize', 'description', 'background', 'cssClass', 'status'] }),
  ],
}
