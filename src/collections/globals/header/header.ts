import type { Field } from 'payload'

import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields } from '@/lib/payload/fields/link-field'
import type { Localized } from '@/lib/i18n/locales'

import { defineGlobal } from '../../define-collection'
import { menuField } from './menu-field'

const topBarSide = (name: 'left' | 'right', label: Localized): Field => ({
  name,
  type: 'array',
  label,
  labels: {
    singular: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
    plural: { nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' },
  },
  admin: { initCollapsed: true },
  fields: linkFields({ required: true, decorated: true }),
})

const topBarField: Field = {
  name: 'topBar',
  type: 'group',
  label: { nl: 'Bovenbalk', fr: 'Barre supérieure', en: 'Top bar', de: 'Obere Leiste' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: true,
      label: { nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Zeigen' },
    },
    topBarSide('left', { nl: 'Links in de balk', fr: 'À gauche', en: 'Left', de: 'Linke Seite' }),
    topBarSide('right', { nl: 'Rechts in de balk', fr: 'À droite', en: 'Right', de: 'Rechte Seite' }),
  ],
}

const placeField = (name: string, defaultValue: string, label: Localized, help?: Localized): Field => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  label,
  ...(help && { admin: { description: help } }),
  options: [
    { value: 'left', label: { nl: 'Links', fr: 'À gauche', en: 'Left', de: 'Links' } },
    { value: 'centre', label: { nl: 'Midden', fr: 'Au centre', en: 'Centre', de: 'Mitte' } },
    { value: 'right', label: { nl: 'Rechts', fr: 'À droite', en: 'Right', de: 'Rechts' } },
  ],
})

/** The header of every page. */
export const header = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: publishedOrStaff, update: isEditor, readVersions: isEditor },
  schema: {
    slug: 'header',
    label: { nl: 'Kop', fr: 'En-tête', en: 'Header', de: 'Kopfbereich' },
    versions: draftsOfSettings,
    fields: [
      menuField,
      {
        type: 'row',
        fields: [
          placeField(
            'logoPosition',
            'left',
            { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' },
            {
              nl: 'Staat het logo in het midden, dan komt het menu op brede schermen eronder en anders links, wat er ook voor het menu gekozen is.',
              fr: 'Quand le logo est au centre, le menu se place en dessous sur les écrans larges et à gauche sur les autres, quel que soit le choix fait pour le menu.',
              en: 'With the logo in the centre, the menu is below it on wide screens and on the left on others, whatever is chosen for the menu.',
              de: 'Steht das Logo in der Mitte, liegt das Menü auf breiten Bildschirmen darunter und sonst links, was auch immer für das Menü gewählt ist.',
            },
          ),
          placeField('menuPosition', 'right', { nl: 'Menu', fr: 'Menu', en: 'Menu', de: 'Menü' }),
          placeField('languagePosition', 'right', {
            nl: 'Taalkeuze',
            fr: 'Choix de la langue',
            en: 'Language switcher',
            de: 'Sprachauswahl',
          }),
        ],
      },
      {
        name: 'showFreeEvaluation',
        type: 'checkbox',
        defaultValue: true,
        label: {
          nl: 'Knop gratis schatting',
          fr: 'Bouton estimation gratuite',
          en: 'Free valuation button',
          de: 'Schaltfläche kostenlose Schätzung',
        },
        admin: {
          description: {
            nl: 'Een knop in het menu naar /contact-demand/.',
            fr: 'Un bouton dans le menu vers /contact-demand/.',
            en: 'A button in the menu to /contact-demand/.',
            de: 'Eine Schaltfläche im Menü zu /contact-demand/.',
          },
        },
      },
      topBarField,
    ],
  },
})
