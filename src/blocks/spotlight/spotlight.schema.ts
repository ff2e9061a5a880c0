import { blockOptions } from '@/lib/payload/fields/block-options'
import { chosenPropertiesField, offeredGoalField } from '@/lib/payload/fields/common-fields'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const spotlightSchema: BlockSchema<'spotlight'> = {
  slug: 'spotlight',
  interfaceName: 'SpotlightBlock',
  labels: {
    singular: { nl: 'In de kijker', fr: 'Biens à la une', en: 'Spotlight', de: 'Im Blickpunkt' },
    plural: { nl: 'In de kijker', fr: 'Biens à la une', en: 'Spotlights', de: 'Im Blickpunkt' },
  },
  admin: inPicker('spotlight', 'properties', {
    nl: 'De panden in de kijker of panden die u zelf kiest, als kaarten of als rij om door te bladeren.',
    fr: 'Les biens à la une ou des biens que vous choisissez, en cartes ou en rangée à faire défiler.',
    en: 'The spotlight properties or ones you choose yourself, as cards or as a row to swipe through.',
    de: 'Die hervorgehobenen oder selbst gewählte Objekte, als Karten oder als Reihe zum Durchblättern.',
  }),
  fields: [
    {
      name: 'choice',
      type: 'select',
      required: true,
      defaultValue: 'spotlight',
      label: { nl: 'Welke panden', fr: 'Quels biens', en: 'Which properties', de: 'Welche Objekte' },
      options: [
        {
          value: 'spotlight',
          label: {
            nl: 'Panden in de kijker',
            fr: 'Biens à la une',
            en: 'In the spotlight',
            de: 'Hervorgehobene',
          },
        },
        {
          value: 'chosen',
          label: {
            nl: 'Gekozen panden',
            fr: 'Biens choisis',
            en: 'Chosen properties',
            de: 'Gewählte Objekte',
          },
        },
      ],
    },
    offeredGoalField(
      {
        nl: 'Zonder panden in de kijker verschijnen de nieuwste.',
        fr: 'Sans bien à la une, les plus récents apparaissent.',
        en: 'Without spotlight properties, the newest ones appear.',
        de: 'Ohne hervorgehobene Objekte erscheinen die neuesten.',
      },
      { condition: (_, sibling) => sibling?.choice !== 'chosen' },
    ),
    chosenPropertiesField((_, sibling) => sibling?.choice === 'chosen'),
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 } }),
  ],
}
