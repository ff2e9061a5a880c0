import type { Condition, Field, NumberField } from 'payload'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import type { Localized } from '@/lib/i18n/locales'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const hasOwnPlaces: Condition = (_, sibling) => sibling?.source === 'places'

const coordinate = (name: 'latitude' | 'longitude', bound: number, label: Localized): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  label,
  admin: { width: '50%', step: 0.000001 },
})

const placeFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    localized: true,
    maxLength: 120,
    label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
  },
  {
    name: 'address',
    type: 'textarea',
    localized: true,
    maxLength: 300,
    label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  },
  {
    name: 'locality',
    type: 'relationship',
    relationTo: 'localities',
    label: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
    admin: {
      description: {
        nl: 'De kaart toont het midden van deze plaats, tenzij hieronder breedte- en lengtegraad staan.',
        fr: 'La carte montre le centre de cette localité, sauf si latitude et longitude sont indiquées ci-dessous.',
        en: 'The map shows the middle of this locality, unless latitude and longitude are given below.',
        de: 'Die Karte zeigt die Mitte dieses Ortes, außer wenn unten Breiten- und Längengrad stehen.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      coordinate('latitude', 90, { nl: 'Breedtegraad', fr: 'Latitude', en: 'Latitude', de: 'Breitengrad' }),
      coordinate('longitude', 180, { nl: 'Lengtegraad', fr: 'Longitude', en: 'Longitude', de: 'Längengrad' }),
    ],
  },
  {
    name: 'openingHours',
    type: 'textarea',
    localized: true,
    maxLength: 500,
    label: { nl: 'Openingsuren', fr: 'Heures d’ouverture', en: 'Opening hours', de: 'Öffnungszeiten' },
  },
]

export const mapSchema: BlockSchema<'map'> = {
  slug: 'map',
  interfaceName: 'MapBlock',
  labels: {
    singular: { nl: 'Kaart', fr: 'Carte', en: 'Map', de: 'Karte' },
    plural: { nl: 'Kaarten', fr: 'Cartes', en: 'Maps', de: 'Karten' },
  },
  admin: inPicker('map', 'agency', {
    nl: 'Waar het kantoor ligt: getekende kaart, adres, openingsuren en een link naar de route.',
    fr: 'Où se trouve l’agence : carte dessinée, adresse, heures d’ouverture et lien vers l’itinéraire.',
    en: 'Where the agency is: a drawn map, address, opening hours and a link to the route.',
    de: 'Wo die Agentur liegt: gezeichnete Karte, Adresse, Öffnungszeiten und ein Link zur Route.',
  }),
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'agency',
      label: { nl: 'Wat', fr: 'Quoi', en: 'What', de: 'Was' },
      options: [
        {
          value: 'agency',
          label: {
            nl: 'Het kantoor (zie Siteconfiguratie)',
            fr: 'L’agence (voir Configuration du site)',
            en: 'The agency (see Site configuration)',
            de: 'Die Agentur (siehe Website-Konfiguration)',
          },
        },
        {
          value: 'places',
          label: {
            nl: 'Andere adressen',
            fr: 'D’autres adresses',
            en: 'Other addresses',
            de: 'Andere Adressen',
          },
        },
      ],
    },
    {
      name: 'places',
      type: 'array',
      maxRows: 8,
      label: { nl: 'Adressen', fr: 'Adresses', en: 'Addresses', de: 'Adressen' },
      labels: {
        singular: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
        plural: { nl: 'Adressen', fr: 'Adresses', en: 'Addresses', de: 'Adressen' },
      },
      admin: { condition: hasOwnPlaces },
      fields: placeFields,
    },
    {
      name: 'showOpeningHours',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'Openingsuren tonen',
        fr: 'Montrer les heures d’ouverture',
        en: 'Show the opening hours',
        de: 'Öffnungszeiten zeigen',
      },
    },
    {
      name: 'showRoute',
      type: 'checkbox',
      defaultValue: true,
      label: {
        nl: 'Link naar de route tonen',
        fr: 'Montrer le lien vers l’itinéraire',
        en: 'Show the link to the route',
        de: 'Link zur Route zeigen',
      },
      admin: {
        description: {
          nl: 'Opent een kaartendienst in een nieuw tabblad. De pagina zelf laadt er niets van.',
          fr: 'Ouvre un service de cartes dans un nouvel onglet. La page elle-même n’en charge rien.',
          en: 'Opens a maps service in a new tab. The page itself loads nothing of it.',
          de: 'Öffnet einen Kartendienst in einem neuen Tab. Die Seite selbst lädt nichts davon.',
        },
      },
    },
    ...blockOptions({
      only: optionsWithoutItems,
    }),
  ],
}
