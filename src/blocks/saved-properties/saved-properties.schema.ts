import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const savedPropertiesSchema: BlockSchema<'savedProperties'> = {
  slug: 'savedProperties',
  interfaceName: 'SavedPropertiesBlock',
  labels: {
    singular: {
      nl: 'Bewaarde panden',
      fr: 'Biens enregistrés',
      en: 'Saved properties',
      de: 'Gemerkte Objekte',
    },
    plural: {
      nl: 'Bewaarde panden',
      fr: 'Biens enregistrés',
      en: 'Saved properties',
      de: 'Gemerkte Objekte',
    },
  },
  admin: inPicker('saved-properties', 'properties', {
    nl: 'De panden die een bezoeker bewaart, met notities, vergelijking en een link om de lijst te delen.',
    fr: 'Les biens qu’un visiteur enregistre, avec notes, comparaison et lien pour partager la liste.',
    en: 'The properties a visitor saves, with notes, a comparison and a link to share the list.',
    de: 'Die Objekte, die ein Besucher merkt, mit Notizen, Vergleich und einem Link zum Teilen der Liste.',
  }),
  fields: blockOptions({ only: ['heading', 'titleSize', 'description', 'background', 'cssClass', 'status'] }),
}
