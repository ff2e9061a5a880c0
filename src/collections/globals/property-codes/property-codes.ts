import type { Field, NumberField } from 'payload'

import { propertyLists } from '@/features/listings/model/property-lists'
import { anyone, isAdministrator } from '@/lib/payload/access'
import { colourField } from '@/lib/payload/fields/colour-field'
import type { Localized } from '@/lib/i18n/locales'

import { defineGlobal } from '../../define-collection'
import { marqueeMeaningOptions, priceUnitMeaningOptions } from './meaning-options'

const codeField: NumberField = {
  name: 'code',
  type: 'number',
  required: true,
  min: 0,
  label: { nl: 'Code', fr: 'Code', en: 'Code', de: 'Code' },
  admin: { step: 1 },
}

const rowLabels = {
  singular: { nl: 'Code', fr: 'Code', en: 'Code', de: 'Code' },
  plural: { nl: 'Codes', fr: 'Codes', en: 'Codes', de: 'Codes' },
}

const table = (name: string, label: Localized, description: Localized, fields: Field[]): Field => ({
  name,
  type: 'array',
  label,
  labels: rowLabels,
  admin: { initCollapsed: true, description },
  fields,
})

const marqueeTable = table(
  'marquee',
  { nl: 'Linten (marquee)', fr: 'Bandeaux (marquee)', en: 'Ribbons (marquee)', de: 'Banner (Marquee)' },
  {
    nl: 'De getallen hebben geen vaste betekenis: geef elk getal de zijne.',
    fr: 'Les nombres n’ont pas de sens fixe : donnez le sien à chacun.',
    en: 'The numbers have no fixed meaning: give each its own.',
    de: 'Die Zahlen haben keine feste Bedeutung: Geben Sie jeder ihre eigene.',
  },
  [
    codeField,
    {
      name: 'meaning',
      type: 'select',
      required: true,
      options: marqueeMeaningOptions,
      label: { nl: 'Betekenis', fr: 'Signification', en: 'Meaning', de: 'Bedeutung' },
    },
    {
      name: 'name',
      type: 'text',
      localized: true,
      maxLength: 40,
      label: {
        nl: 'Tekst op het lint',
        fr: 'Texte du bandeau',
        en: 'Text on the ribbon',
        de: 'Text auf dem Banner',
      },
      admin: {
        description: {
          nl: 'Leeg: de naam die bij het pand staat.',
          fr: 'Vide : le nom indiqué pour le bien.',
          en: 'Empty: the name given with the property.',
          de: 'Leer: der beim Objekt angegebene Name.',
        },
      },
    },
    colourField({ name: 'colour', label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' } }),
  ],
)

const priceUnitTable = table(
  'priceUnits',
  { nl: 'Prijseenheden', fr: 'Unités de prix', en: 'Price units', de: 'Preiseinheiten' },
  {
    nl: '7 is een vanafprijs; leg hier de andere vast.',
    fr: '7 est un prix « à partir de » ; définissez ici les autres.',
    en: '7 is a starting-from price; set the others here.',
    de: '7 ist ein Ab-Preis; legen Sie hier die anderen fest.',
  },
  [
    codeField,
    {
      name: 'meaning',
      type: 'select',
      required: true,
      options: priceUnitMeaningOptions,
      label: { nl: 'Betekenis', fr: 'Signification', en: 'Meaning', de: 'Bedeutung' },
    },
    {
      name: 'text',
      type: 'text',
      localized: true,
      maxLength: 60,
      label: {
        nl: 'Tekst bij de prijs',
        fr: 'Texte près du prix',
        en: 'Text with the price',
        de: 'Text beim Preis',
      },
    },
  ],
)

/** The agency's labels for the number codes of the trade. */
export const propertyCodes = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  // The meaning of a ribbon decides which properties are on offer.
  refreshes: [propertyLists.ofKind('sale'), propertyLists.ofKind('rent'), propertyLists.units],
  schema: {
    slug: 'propertyCodes',
    label: { nl: 'Pandcodes', fr: 'Codes des biens', en: 'Property codes', de: 'Objektcodes' },
    fields: [marqueeTable, priceUnitTable],
  },
})
