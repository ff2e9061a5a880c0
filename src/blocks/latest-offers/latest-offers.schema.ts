import { blockOptions } from '@/lib/payload/fields/block-options'
import { offeredGoalField } from '@/lib/payload/fields/common-fields'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const latestOffersSchema: BlockSchema<'latestOffers'> = {
  slug: 'latestOffers',
  interfaceName: 'LatestOffersBlock',
  labels: {
    singular: { nl: 'Nieuwste aanbod', fr: 'Dernières offres', en: 'Latest offers', de: 'Neueste Angebote' },
    plural: { nl: 'Nieuwste aanbod', fr: 'Dernières offres', en: 'Latest offers', de: 'Neueste Angebote' },
  },
  admin: inPicker('latest-offers', 'properties', {
    nl: 'De panden die het laatst online kwamen, met een link naar het hele aanbod.',
    fr: 'Les biens mis en ligne en dernier, avec un lien vers toute l’offre.',
    en: 'The properties that came online last, with a link to the whole offer.',
    de: 'Die zuletzt veröffentlichten Objekte mit einem Link zum ganzen Angebot.',
  }),
  fields: [
    offeredGoalField({
      nl: 'De panden die het laatst online kwamen, zonder verkochte of verhuurde.',
      fr: 'Les biens mis en ligne en dernier, sans ceux qui sont vendus ou loués.',
      en: 'The properties that came online last, without sold or rented ones.',
      de: 'Die zuletzt veröffentlichten Objekte, ohne verkaufte oder vermietete.',
    }),
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 } }),
  ],
}
