import type { Field, TextField } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'
import type { Localized } from '@/lib/i18n/locales'

import { closeToEditors } from './close-to-editors'
import { legalMentionFields } from './legal-mention-fields'

const plainText = (name: string, label: Localized, description?: Localized): TextField => ({
  name,
  type: 'text',
  label,
  admin: { description },
})

const coordinate = (name: 'latitude' | 'longitude', label: Localized): Field => ({
  name,
  type: 'number',
  min: name === 'latitude' ? -90 : -180,
  max: name === 'latitude' ? 90 : 180,
  label,
})

const addressFields: Field[] = [
  {
    type: 'row',
    fields: [
      plainText('street', { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' }),
      plainText('houseNumber', { nl: 'Huisnummer', fr: 'Numéro', en: 'House number', de: 'Hausnummer' }),
      plainText('boxNr', { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Bus' }),
    ],
  },
  {
    type: 'row',
    fields: [
      plainText('zip', { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' }),
      { ...plainText('city', { nl: 'Plaats', fr: 'Localité', en: 'Town', de: 'Ort' }), localized: true },
    ],
  },
  {
    type: 'row',
    fields: [
      coordinate('latitude', { nl: 'Breedtegraad', fr: 'Latitude', en: 'Latitude', de: 'Breitengrad' }),
      coordinate('longitude', { nl: 'Lengtegraad', fr: 'Longitude', en: 'Longitude', de: 'Längengrad' }),
    ],
  },
]

const socialLinksField: Field = {
  name: 'socialLinks',
  type: 'array',
  label: { nl: 'Sociale media', fr: 'Réseaux sociaux', en: 'Social media', de: 'Soziale Medien' },
  labels: {
    singular: { nl: 'Profiel', fr: 'Profil', en: 'Profile', de: 'Profil' },
    plural: { nl: 'Profielen', fr: 'Profils', en: 'Profiles', de: 'Profile' },
  },
  fields: [
    {
      name: 'network',
      type: 'select',
      required: true,
      label: { nl: 'Netwerk', fr: 'Réseau', en: 'Network', de: 'Netzwerk' },
      options: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'X'].map((name) => ({
        value: name.toLowerCase(),
        label: { nl: name, fr: name, en: name, de: name },
      })),
    },
    urlField(true),
  ],
}

/** How the agency can be reached. Editors change these fields, and no others of these settings. */
const contactFields: Field[] = [
  {
    type: 'row',
    fields: [
      plainText(
        'phone',
        { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
        {
          nl: 'In teksten {phone}, als link tel:{phone}.',
          fr: 'Dans les textes {phone}, en lien tel:{phone}.',
          en: 'In texts {phone}, as a link tel:{phone}.',
          de: 'In Texten {phone}, als Link tel:{phone}.',
        },
      ),
      {
        name: 'email',
        type: 'email',
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
        admin: {
          description: {
            nl: 'In teksten {email}, als link mailto:{email}.',
            fr: 'Dans les textes {email}, en lien mailto:{email}.',
            en: 'In texts {email}, as a link mailto:{email}.',
            de: 'In Texten {email}, als Link mailto:{email}.',
          },
        },
      },
    ],
  },
  ...addressFields,
  {
    name: 'openingHours',
    type: 'textarea',
    localized: true,
    label: { nl: 'Openingsuren', fr: 'Heures d’ouverture', en: 'Opening hours', de: 'Öffnungszeiten' },
    admin: {
      description: {
        nl: 'Eén regel per dag of groep dagen.',
        fr: 'Une ligne par jour ou groupe de jours.',
        en: 'One line per day or group of days.',
        de: 'Eine Zeile pro Tag oder Gruppe von Tagen.',
      },
    },
  },
]

const nameField = plainText(
  'name',
  { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
  {
    nl: 'Staat bij het logo, in titels, mails en zoekresultaten. In teksten {agency}.',
    fr: 'Figure près du logo, dans les titres, les e-mails et les résultats de recherche. Dans les textes {agency}.',
    en: 'Shown next to the logo, in titles, e-mails and search results. In texts: {agency}.',
    de: 'Steht beim Logo, in Titeln, E-Mails und Suchergebnissen. In Texten {agency}.',
  },
)

const legalMentions: Field = {
  type: 'collapsible',
  label: {
    nl: 'Wettelijke vermeldingen',
    fr: 'Mentions légales',
    en: 'Legal mentions',
    de: 'Gesetzliche Angaben',
  },
  admin: {
    description: {
      nl: 'Verschijnen op de pagina met wettelijke vermeldingen en in de voettekst van mails.',
      fr: 'Figurent sur la page des mentions légales et au bas des e-mails.',
      en: 'Show on the legal notice page and at the foot of mails.',
      de: 'Erscheinen auf der Impressumsseite und am Ende von E-Mails.',
    },
  },
  fields: legalMentionFields,
}

/** Name, contact and legal mentions of the agency. */
export const agencyField: Field = {
  name: 'agency',
  type: 'group',
  label: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Agentur' },
  admin: {
    hideGutter: true,
    description: {
      nl: 'Telefoon, e-mail en adres ({address}) staan alleen hier. Wat u hier wijzigt, verandert in alle teksten van pagina’s, artikels, modules, kop, voettekst en venster die de code tussen accolades gebruiken.',
      fr: 'Téléphone, e-mail et adresse ({address}) ne figurent qu’ici. Ce que vous modifiez ici change dans tous les textes des pages, articles, modules, de l’en-tête, du pied de page et de la fenêtre qui contiennent le code entre accolades.',
      en: 'Phone, e-mail and address ({address}) are here only. What you change here changes in every text of pages, articles, modules, header, footer and popup with the code in braces.',
      de: 'Telefon, E-Mail und Adresse ({address}) stehen nur hier. Was Sie hier ändern, ändert sich in allen Texten von Seiten, Artikeln, Modulen, Kopf, Fuß und Fenster mit dem Code in geschweiften Klammern.',
    },
  },
  fields: [
    ...closeToEditors([nameField]),
    ...contactFields,
    ...closeToEditors([socialLinksField, legalMentions]),
  ],
}
