import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

import { selectionFields } from './selection.schema'

export const propertyListSchema: BlockSchema<'propertyList'> = {
  slug: 'propertyList',
  interfaceName: 'PropertyListBlock',
  labels: {
    singular: { nl: 'Pandenlijst', fr: 'Liste de biens', en: 'Property list', de: 'Objektliste' },
    plural: { nl: 'Pandenlijsten', fr: 'Listes de biens', en: 'Property lists', de: 'Objektlisten' },
  },
  admin: inPicker('property-list', 'properties', {
    nl: 'Panden te koop of te huur, als volledige lijst met filters of als korte selectie naar keuze.',
    fr: 'Des biens à vendre ou à louer, en liste complète avec filtres ou en courte sélection à votre choix.',
    en: 'Properties for sale or for rent, as the full list with filters or as a short selection of your choice.',
    de: 'Objekte zum Kauf oder zur Miete, als vollständige Liste mit Filtern oder als kurze Auswahl Ihrer Wahl.',
  }),
  fields: [
    {
      name: 'goal',
      type: 'select',
      required: true,
      defaultValue: 'sale',
      label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
      options: [
        { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
        { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
      ],
    },
    {
      name: 'mode',
      type: 'select',
      required: true,
      defaultValue: 'full',
      label: { nl: 'Gebruik', fr: 'Usage', en: 'Use', de: 'Verwendung' },
      options: [
        {
          value: 'full',
          label: {
            nl: 'Volledige lijst met filters',
            fr: 'Liste complète avec filtres',
            en: 'Full list with filters',
            de: 'Vollständige Liste mit Filtern',
          },
        },
        {
          value: 'selection',
          label: { nl: 'Korte selectie', fr: 'Courte sélection', en: 'Short selection', de: 'Kurze Auswahl' },
        },
      ],
      admin: {
        description: {
          nl: 'De volledige lijst hoort op een eigen pagina; een korte selectie kan overal staan.',
          fr: 'La liste complète a sa propre page ; une courte sélection peut être placée partout.',
          en: 'The full list belongs on a page of its own; a short selection can stand anywhere.',
          de: 'Die vollständige Liste gehört auf eine eigene Seite; eine kurze Auswahl passt überall hin.',
        },
      },
    },
    ...selectionFields,
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 } }),
  ],
}
