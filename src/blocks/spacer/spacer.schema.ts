import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const spacerSchema: BlockSchema<'spacer'> = {
  slug: 'spacer',
  interfaceName: 'SpacerBlock',
  labels: {
    singular: { nl: 'Tussenruimte', fr: 'Espacement', en: 'Spacer', de: 'Abstand' },
    plural: { nl: 'Tussenruimtes', fr: 'Espacements', en: 'Spacers', de: 'Abstände' },
  },
  admin: inPicker('spacer', 'layout', {
    nl: 'Lege ruimte tussen twee blokken, desgewenst met een dunne lijn.',
    fr: 'Un espace vide entre deux blocs, avec un filet si vous le souhaitez.',
    en: 'Empty space between two blocks, with a thin line if you like.',
    de: 'Leerer Raum zwischen zwei Blöcken, auf Wunsch mit einer feinen Linie.',
  }),
  fields: [
    {
      name: 'height',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      label: { nl: 'Hoogte', fr: 'Hauteur', en: 'Height', de: 'Höhe' },
      options: [
        { value: 'small', label: { nl: 'Klein', fr: 'Petite', en: 'Small', de: 'Klein' } },
        { value: 'medium', label: { nl: 'Gewoon', fr: 'Moyenne', en: 'Medium', de: 'Mittel' } },
        { value: 'large', label: { nl: 'Groot', fr: 'Grande', en: 'Large', de: 'Groß' } },
      ],
    },
    {
      name: 'rule',
      type: 'checkbox',
      defaultValue: false,
      label: { nl: 'Met dunne lijn', fr: 'Avec un filet', en: 'With a thin line', de: 'Mit feiner Linie' },
    },
    ...blockOptions({ only: ['cssClass', 'sort', 'status'] }),
  ],
}
