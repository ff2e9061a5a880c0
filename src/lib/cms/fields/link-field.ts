import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { linkTarget } from '@/lib/routing/external-link'

import { studioMessage } from '../studio-message'

import { colourField } from './colour-field'
import { linkIconOptions } from './link-icons'
import { visibilityField } from './visibility-field'

/** A link within the site must start at its root: relative ones would depend on the page they stand on. */
function isSafeLink(value: string): boolean {
  const target = linkTarget(value)
  return target !== null && (target.kind !== 'internal' || target.href.startsWith('/'))
}

/** Refuses addresses that could run a script or lead somewhere unseen. */
export const linkFieldValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value) return basic
  if (isSafeLink(value)) return true
  return studioMessage(options.req, {
    nl: 'Gebruik een pad van deze site (/contact/), een adres met http(s)://, mailto: of tel:.',
    fr: 'Utilisez un chemin de ce site (/contact/), une adresse en http(s)://, mailto: ou tel:.',
    en: 'Use a path of this site (/contact/), an address with http(s)://, mailto: or tel:.',
    de: 'Verwenden Sie einen Pfad dieser Website (/contact/), eine Adresse mit http(s)://, mailto: oder tel:.',
  })
}

/** The text of a link, one per language. */
const labelField = (required: boolean): TextField => ({
  name: 'label',
  type: 'text',
  localized: true,
  required,
  label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
})

/** The address of a link; `validate` replaces the rule for links that must satisfy more. */
export const urlField = (required = false, validate = linkFieldValidate): TextField => ({
  name: 'url',
  type: 'text',
  required,
  label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  validate,
  admin: {
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
    fr: 'Vide : la couleur de l’entourage.',
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
