import type { CheckboxField } from 'payload'

import { tags } from '@/lib/cache/tags'
import type { TypeIcon } from '@/features/listings/model/type-icons'
import { propertyLists } from '@/features/listings/model/property-lists'
import { anyone, closedToTranslators, isEditor, isWriter } from '@/lib/payload/access'
import { nameField } from '@/lib/payload/fields/common-fields'
import { slugField } from '@/lib/payload/fields/slug-field'
import type { Localized } from '@/lib/i18n/locales'

import { defineCollection } from './define-collection'

const offeredFor = (name: 'sale' | 'rent', label: Localized): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: true,
  access: closedToTranslators,
  label,
  admin: { width: '50%' },
})

const iconOptions: { value: TypeIcon; label: Localized }[] = [
  { value: 'house', label: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
  { value: 'studio', label: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' } },
  { value: 'apartment', label: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' } },
  { value: 'land', label: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' } },
  { value: 'building', label: { nl: 'Gebouw', fr: 'Immeuble', en: 'Building', de: 'Gebäude' } },
  { value: 'shop', label: { nl: 'Handelspand', fr: 'Commerce', en: 'Shop', de: 'Geschäft' } },
  { value: 'industrial', label: { nl: 'Industrie', fr: 'Industrie', en: 'Industrial', de: 'Industrie' } },
  { value: 'garage', label: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' } },
]

/** Categories for the search. */
export const propertyTypes = defineCollection({
  menu: { group: 'catalogue', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  // Lists are sorted and searched by type.
  refreshes: ({ before }) => [
    tags.list('propertyTypes'),
    ...(before ? [propertyLists.all, propertyLists.ofKind('sale'), propertyLists.ofKind('rent')] : []),
  ],
  findable: { title: ['name'], text: ['webId'] },
  schema: {
    slug: 'propertyTypes',
    labels: {
      singular: { nl: 'Type pand', fr: 'Type de bien', en: 'Property type', de: 'Objektart' },
      plural: { nl: 'Types panden', fr: 'Types de biens', en: 'Property types', de: 'Objektarten' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'webId', 'showOrder', 'sale', 'rent'],
    },
    defaultSort: 'showOrder',
    fields: [
      nameField(),
      slugField(),
      {
        type: 'row',
        fields: [
          {
            name: 'webId',
            type: 'number',
            required: true,
            unique: true,
            min: 1,
            max: 99,
            access: closedToTranslators,
            label: { nl: 'Webnummer', fr: 'Numéro web', en: 'Web number', de: 'Webnummer' },
            admin: {
              width: '50%',
              step: 1,
              description: {
                nl: 'Staat in adressen van lijsten (type=1). 1, 2 en 3 zijn woningen: alleen die krijgen een berekend energielabel.',
                fr: 'Figure dans les adresses des listes (type=1). 1, 2 et 3 sont des logements : seuls ils reçoivent un label calculé.',
                en: 'Part of the addresses of lists (type=1). 1, 2 and 3 are homes: only they get a computed energy label.',
                de: 'Steht in den Adressen der Listen (type=1). 1, 2 und 3 sind Wohnungen: nur sie erhalten eine berechnete Energieklasse.',
              },
            },
          },
          {
            name: 'showOrder',
            type: 'number',
            required: true,
            defaultValue: 0,
            index: true,
            access: closedToTranslators,
            label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
            admin: { width: '50%', step: 1 },
          },
          offeredFor('sale', { nl: 'Bij te koop', fr: 'À la vente', en: 'For sale', de: 'Beim Verkauf' }),
          offeredFor('rent', {
            nl: 'Bij te huur',
            fr: 'À la location',
            en: 'For rent',
            de: 'Bei der Vermietung',
          }),
        ],
      },
      {
        name: 'icon',
        type: 'select',
        access: closedToTranslators,
        label: { nl: 'Icoon', fr: 'Icône', en: 'Icon', de: 'Symbol' },
        options: iconOptions,
        admin: {
          description: {
            nl: 'Bij de types op de site. Leeg: dat van het nummer.',
            fr: 'Près des types sur le site. Vide\u00a0: celle du numéro.',
            en: 'Beside the types on the site. Empty: that of the number.',
            de: 'Neben den Objektarten auf der Website. Leer: das der Nummer.',
          },
        },
      },
    ],
  },
})
