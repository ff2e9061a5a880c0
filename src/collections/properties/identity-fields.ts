import type { Field } from 'payload'

import { choiceOptions } from '@/features/property/server/select-fields'
import { closedToTranslators } from '@/lib/payload/access'
import { catalogueGroupFields } from '@/features/property/server/catalogue-field'
import { goalOptions, statusOptions } from '@/features/property/model/options'

import { propertyAddressField } from '@/features/routing/server/public-address-field'
import { openHousesField } from './open-house-field'
import { assignRef } from '@/features/property/server/assign-ref'

const highestRef = 999_999_999

const refField: Field = {
  name: 'ref',
  type: 'number',
  required: true,
  unique: true,
  min: 1,
  max: highestRef,
  access: closedToTranslators,
  label: { nl: 'Publiek nummer', fr: 'Numéro public', en: 'Public number', de: 'Öffentliche Nummer' },
  // A copy gets a new number; `undefined` would keep the number of the original.
  hooks: { beforeValidate: [assignRef], beforeDuplicate: [() => null] },
  admin: {
    width: '33.33%',
    step: 1,
    description: {
      nl: 'Staat in het adres van de pagina en op de kaart (Ref.). Leeg: het volgende vrije nummer.',
      fr: 'Figure dans l’adresse de la page et sur la carte (Réf.). Vide : le prochain numéro libre.',
      en: 'Part of the address of the page, and shown on the card (Ref.). Empty: the next free number.',
      de: 'Steht in der Adresse der Seite und auf der Karte (Ref.). Leer: die nächste freie Nummer.',
    },
  },
}

const goalField: Field = {
  name: 'goal',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'sale',
  access: closedToTranslators,
  label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
  options: choiceOptions(goalOptions),
  admin: { width: '33.33%' },
}

const statusField: Field = {
  name: 'status',
  type: 'select',
  required: true,
  index: true,
  defaultValue: 'active',
  access: closedToTranslators,
  label: {
    nl: 'Status van het pand',
    fr: 'Statut du bien',
    en: 'Property status',
    de: 'Status des Objekts',
  },
  options: choiceOptions(statusOptions),
  admin: {
    width: '33.33%',
    components: {
      Cell: '/features/property/studio/change-status#StatusCell',
      afterInput: ['/features/property/studio/change-status#StatusInForm'],
    },
    description: {
      nl: 'Verkocht en verhuurd: adres, plannen, documenten en prijs verdwijnen meteen. Teruggetrokken panden worden niet meer gevonden.',
      fr: 'Vendu et loué : adresse, plans, documents et prix disparaissent aussitôt. Un bien retiré n’est plus trouvé.',
      en: 'Sold and rented: address, plans, documents and price go at once. Withdrawn properties are no longer found.',
      de: 'Verkauft und vermietet: Adresse, Pläne, Unterlagen und Preis verschwinden sofort. Zurückgezogene werden nicht mehr gefunden.',
    },
  },
}

const typeFields: readonly [Field, Field] = [
  {
    name: 'type',
    type: 'relationship',
    relationTo: 'propertyTypes',
    required: true,
    index: true,
    access: closedToTranslators,
    label: { nl: 'Type', fr: 'Type', en: 'Type', de: 'Objektart' },
    admin: { width: '33.33%', allowCreate: false },
  },
  {
    name: 'furtherTypes',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    access: closedToTranslators,
    label: { nl: 'Andere types', fr: 'Autres types', en: 'Further types', de: 'Weitere Objektarten' },
    admin: {
      width: '66.66%',
      allowCreate: false,
      description: {
        nl: 'Het pand wordt ook onder deze types gevonden.',
        fr: 'Le bien est aussi trouvé sous ces types.',
        en: 'The property is found under these types too.',
        de: 'Das Objekt wird auch unter diesen Arten gefunden.',
      },
    },
  },
]

const textFields: Field[] = [
  {
    name: 'headline',
    type: 'text',
    localized: true,
    maxLength: 160,
    label: { nl: 'Titel', fr: 'Titre', en: 'Headline', de: 'Überschrift' },
    admin: {
      description: {
        nl: 'Staat boven de pagina en op de kaart. In het Frans maakt de titel ook deel uit van het adres.',
        fr: 'S’affiche en haut de la page et sur la carte. En français, le titre fait aussi partie de l’adresse.',
        en: 'Shown at the top of the page and on the card. In French the headline is part of the address too.',
        de: 'Steht über der Seite und auf der Karte. Im Französischen gehört sie auch zur Adresse.',
      },
    },
  },
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    maxLength: 20_000,
    label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
    admin: {
      rows: 10,
      description: {
        nl: 'Gewone tekst; een lege regel begint een nieuwe alinea.',
        fr: 'Texte simple ; une ligne vide commence un nouveau paragraphe.',
        en: 'Plain text; a blank line begins a new paragraph.',
        de: 'Einfacher Text; eine Leerzeile beginnt einen neuen Absatz.',
      },
    },
  },
]

const marqueeFields: Field[] = [
  {
    name: 'marquee',
    type: 'number',
    min: 0,
    access: closedToTranslators,
    label: { nl: 'Lint (nummer)', fr: 'Bandeau (numéro)', en: 'Marquee (number)', de: 'Banderole (Nummer)' },
    admin: {
      width: '50%',
      step: 1,
      description: {
        nl: 'Wat elk nummer betekent, staat in de instellingen onder de codes van panden.',
        fr: 'La signification de chaque numéro figure dans les paramètres, sous les codes des biens.',
        en: 'The settings say what each number means, under the codes of properties.',
        de: 'Was jede Nummer bedeutet, steht in den Einstellungen unter den Codes der Objekte.',
      },
    },
  },
  {
    name: 'marqueeName',
    type: 'text',
    localized: true,
    maxLength: 60,
    label: { nl: 'Tekst op het lint', fr: 'Texte du bandeau', en: 'Marquee text', de: 'Text der Banderole' },
    admin: {
      width: '50%',
      description: {
        nl: 'Wordt getoond als de instellingen voor dit nummer geen naam hebben.',
        fr: 'S’affiche quand les paramètres n’ont pas de nom pour ce numéro.',
        en: 'Shows when the settings have no name for this number.',
        de: 'Erscheint, wenn die Einstellungen für diese Nummer keinen Namen haben.',
      },
    },
  },
]

const [typeField, furtherTypesField] = typeFields

/** Goal, status and type: the first row of the form. */
export const offerFields: Field[] = [{ type: 'row', fields: [goalField, statusField, typeField] }]

/** Headline and texts. */
export const headlineFields: Field[] = [...textFields, propertyAddressField()]

/** Numbers, ribbon, and further types. */
export const detailFields: Field[] = [
  { type: 'row', fields: [refField, furtherTypesField] },
  { type: 'row', fields: marqueeFields },
  openHousesField,
  ...catalogueGroupFields('identity'),
]
