import { isAdministrator, isAgent, isEditor, noAccess } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/** The alerts sent for a demand. The unique key prevents sending one twice. */
export const alertDeliveries = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: isAgent, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'alertDeliveries',
    labels: {
      singular: { nl: 'Verzonden melding', fr: 'Alerte envoyée', en: 'Sent alert', de: 'Gesendete Meldung' },
      plural: {
        nl: 'Verzonden meldingen',
        fr: 'Alertes envoyées',
        en: 'Sent alerts',
        de: 'Gesendete Meldungen',
      },
    },
    admin: { defaultColumns: ['demand', 'property', 'kind', 'createdAt'] },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'demand',
        type: 'relationship',
        relationTo: 'demands',
        required: true,
        index: true,
        label: { nl: 'Zoekopdracht', fr: 'Recherche', en: 'Demand', de: 'Suchauftrag' },
      },
      propertyField(),
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: { nl: 'Soort', fr: 'Sorte', en: 'Kind', de: 'Art' },
        options: [
          { value: 'new', label: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' } },
          {
            value: 'priceCut',
            label: { nl: 'Prijsverlaging', fr: 'Baisse de prix', en: 'Price reduced', de: 'Preissenkung' },
          },
          {
            value: 'backOnMarket',
            label: {
              nl: 'Opnieuw beschikbaar',
              fr: 'De nouveau disponible',
              en: 'Back on the market',
              de: 'Wieder verfügbar',
            },
          },
          { value: 'sold', label: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } },
        ],
      },
      {
        name: 'deliveryKey',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
        admin: { readOnly: true },
      },
    ],
  },
})
