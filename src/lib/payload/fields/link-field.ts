import type { Field, Option, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { findSafeLink } from '@/lib/values/external-link'

import { studioMessage } from '@/lib/payload/studio-message'

import { colourField } from './colour-field'
import { visibilityField } from './common-fields'

/** Icons for links. Each value has its drawing in the header. */
const linkIconOptions = [
  { value: 'phone', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
  { value: 'mail', label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' } },
  { value: 'mapPin', label: { nl: 'Plaats', fr: 'Lieu', en: 'Place', de: 'Ort' } },
  { value: 'clock', label: { nl: 'Uren', fr: 'Heures', en: 'Hours', de: 'Uhrzeiten' } },
  { value: 'calendar', label: { nl: 'Agenda', fr: 'Agenda', en: 'Calendar', de: 'Kalender' } },
  { value: 'user', label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' } },
  { value: 'home', label: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
  { value: 'heart', label: { nl: 'Hart', fr: 'Cœur', en: 'Heart', de: 'Herz' } },
  { value: 'search', label: { nl: 'Zoeken', fr: 'Recherche', en: 'Search', de: 'Suche' } },
  { value: 'euro', label: { nl: 'Euro', fr: 'Euro', en: 'Euro', de: 'Euro' } },
  { value: 'facebook', label: { nl: 'Facebook', fr: 'Facebook', en: 'Facebook', de: 'Facebook' } },
  { value: 'instagram', label: { nl: 'Instagram', fr: 'Instagram', en: 'Instagram', de: 'Instagram' } },
  { value: 'linkedin', label: { nl: 'LinkedIn', fr: 'LinkedIn', en: 'LinkedIn', de: 'LinkedIn' } },
  { value: 'youtube', label: { nl: 'YouTube', fr: 'YouTube', en: 'YouTube', de: 'YouTube' } },
  { value: 'whatsapp', label: { nl: 'WhatsApp', fr: 'WhatsApp', en: 'WhatsApp', de: 'WhatsApp' } },
] satisfies Option[]

/** Refuses URLs that could run a script or hide their target. */
export const linkFieldValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value) return basic
  if (findSafeLink(value)) return true
  return studioMessage(options.req, 'fields.link')
}

/** The text of a link, one per language. */
const labelField = (required: boolean): TextField => ({
  name: 'label',
  type: 'text',
  localized: true,
  required,
  label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
})

/** The URL of a link; `validate` replaces the rule for links with further conditions. */
export const urlField = (required = false, validate = linkFieldValidate): TextField => ({
  name: 'url',
  type: 'text',
  required,
  label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  validate,
  admin: {
    components: {
      afterInput: ['/composition/studio-parts#LinkPicker', '/composition/studio-parts#LinkStatus'],
    },
    description: {
      nl: 'Een origineel pad zoals /for-sale/ leidt in elke taal naar het juiste adres. Telefoon, e-mail en andere sites openen in een nieuw tabblad.',
      fr: 'Un chemin d’origine comme /for-sale/ mène à la bonne adresse dans chaque langue. Téléphone, e-mail et autres sites s’ouvrent dans un nouvel onglet.',
      en: 'An original path such as /for-sale/ leads to the right address in each language. Phone, e-mail and other sites open in a new tab.',
      de: 'Ein Originalpfad wie /for-sale/ führt in jeder Sprache zur richtigen Adresse. Telefon, E-Mail und andere Websites öffnen sich in einem neuen Tab.',
    },
  },
})

const iconField: Field = {
  name: 'icon',
  type: 'select',
  label: { nl: 'Icoon', fr: 'Icône', en: 'Icon', de: 'Symbol' },
  options: linkIconOptions,
}

const linkColourField = colourField({
  name: 'colour',
  label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
  description: {
    nl: 'Leeg: de kleur van de omgeving.',
    fr: 'Vide : la couleur de l’entourage.',
    en: 'Empty: the colour of the surroundings.',
    de: 'Leer: die Farbe der Umgebung.',
  },
})

/**
 * Fields of a link, for a group or the rows of a list.
 *
 * @param decorated adds icon, colour and status
 */
export function linkFields({ required = false, decorated = false } = {}): Field[] {
  const basic: Field[] = [labelField(required), urlField(required)]
  return decorated ? [...basic, iconField, linkColourField, visibilityField()] : basic
}
