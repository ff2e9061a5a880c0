import type { CollectionConfig } from 'payload'

import { administrators, agents, nobody } from '@/lib/cms/access'
import { propertyField } from '@/lib/cms/fields/property-field'

import { groups } from './groups'

/** What was sent for which demand. The unique key keeps a mail from going out twice. */
export const alertDeliveries: CollectionConfig = {
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
  access: { create: nobody, read: agents, update: nobody, delete: administrators },
  admin: { group: groups.system, defaultColumns: ['demand', 'property', 'kind', 'createdAt'] },
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
}
