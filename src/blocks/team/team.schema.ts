import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const teamSchema: BlockSchema<'team'> = {
  slug: 'team',
  interfaceName: 'TeamBlock',
  labels: {
    singular: { nl: 'Team', fr: 'Équipe', en: 'Team', de: 'Team' },
    plural: { nl: 'Teams', fr: 'Équipes', en: 'Teams', de: 'Teams' },
  },
  admin: inPicker('team', 'agency', {
    nl: 'De makelaars met portret, functie, telefoon, e-mail en talen.',
    fr: 'Les agents avec portrait, fonction, téléphone, e-mail et langues.',
    en: 'The agents with portrait, role, phone, e-mail and languages.',
    de: 'Die Makler mit Porträt, Funktion, Telefon, E-Mail und Sprachen.',
  }),
  fields: [
    {
      name: 'choice',
      type: 'select',
      required: true,
      defaultValue: 'all',
      label: { nl: 'Wie', fr: 'Qui', en: 'Who', de: 'Wer' },
      options: [
        {
          value: 'all',
          label: { nl: 'Alle makelaars', fr: 'Tous les agents', en: 'All agents', de: 'Alle Makler' },
        },
        {
          value: 'chosen',
          label: {
            nl: 'Gekozen makelaars',
            fr: 'Agents choisis',
            en: 'Chosen agents',
            de: 'Gewählte Makler',
          },
        },
      ],
    },
    {
      name: 'agents',
      type: 'relationship',
      relationTo: 'agents',
      hasMany: true,
      label: { nl: 'Makelaars', fr: 'Agents', en: 'Agents', de: 'Makler' },
      admin: { condition: (_, sibling) => sibling?.choice === 'chosen' },
    },
    {
      name: 'sortBy',
      type: 'select',
      required: true,
      defaultValue: 'given',
      label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
      options: [
        {
          value: 'given',
          label: {
            nl: 'Zoals gekozen, of die van de makelaars',
            fr: 'Comme choisi, ou celui des agents',
            en: 'As chosen, or that of the agents',
            de: 'Wie gewählt, oder die der Makler',
          },
        },
        { value: 'name', label: { nl: 'Op naam', fr: 'Par nom', en: 'By name', de: 'Nach Namen' } },
      ],
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 12 } }),
  ],
}
