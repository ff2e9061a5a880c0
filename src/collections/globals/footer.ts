import type { Field } from 'payload'

import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields } from '@/lib/payload/fields/link-field'
import type { Localized } from '@/lib/i18n/locales'

import { defineGlobal } from '../define-collection'

const width = (name: 'sm' | 'md' | 'lg', defaultValue: number, label: Localized): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 12,
  defaultValue,
  label,
  admin: { step: 1 },
})

const linksField = (label: Localized, description?: Localized): Field => ({
  name: 'links',
  type: 'array',
  label,
  labels: {
    singular: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
    plural: { nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' },
  },
  fields: linkFields({ required: true }),
  admin: { description, initCollapsed: true },
})

const columnFields: Field[] = [
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
    label: {
      nl: 'Zichtbaar voor bezoekers',
      fr: 'Visible pour les visiteurs',
      en: 'Visible to visitors',
      de: 'Für Besucher sichtbar',
    },
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
    label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
  },
  {
    name: 'intro',
    type: 'textarea',
    localized: true,
    label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
  },
  {
    name: 'fullText',
    type: 'richText',
    localized: true,
    label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  },
  linksField({ nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' }),
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    filterOptions: { mimeType: { contains: 'image/' } },
    label: { nl: 'Afbeeldingen', fr: 'Images', en: 'Pictures', de: 'Bilder' },
  },
  {
    type: 'row',
    fields: [
      width('sm', 12, {
        nl: 'Breedte smartphone',
        fr: 'Largeur smartphone',
        en: 'Width on phones',
        de: 'Breite Smartphone',
      }),
      width('md', 6, {
        nl: 'Breedte tablet',
        fr: 'Largeur tablette',
        en: 'Width on tablets',
        de: 'Breite Tablet',
      }),
      width('lg', 3, {
        nl: 'Breedte computer',
        fr: 'Largeur ordinateur',
        en: 'Width on computers',
        de: 'Breite Computer',
      }),
    ],
  },
]

/** The footer of every page. */
export const footer = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: publishedOrStaff, update: isEditor, readVersions: isEditor },
  schema: {
    slug: 'footer',
    label: { nl: 'Voettekst', fr: 'Pied de page', en: 'Footer', de: 'Fußbereich' },
    versions: draftsOfSettings,
    fields: [
      {
        name: 'columns',
        type: 'array',
        maxRows: 8,
        label: { nl: 'Kolommen', fr: 'Colonnes', en: 'Columns', de: 'Spalten' },
        labels: {
          singular: { nl: 'Kolom', fr: 'Colonne', en: 'Column', de: 'Spalte' },
          plural: { nl: 'Kolommen', fr: 'Colonnes', en: 'Columns', de: 'Spalten' },
        },
        admin: {
          initCollapsed: true,
          description: {
            nl: 'Van links naar rechts; de breedtes zijn twaalfden van het scherm.',
            fr: 'De gauche à droite ; les largeurs sont des douzièmes de l’écran.',
            en: 'From left to right; the widths are twelfths of the screen.',
            de: 'Von links nach rechts; die Breiten sind Zwölftel des Bildschirms.',
          },
        },
        fields: columnFields,
      },
      linksField(
        { nl: 'Links onderaan', fr: 'Liens tout en bas', en: 'Links at the bottom', de: 'Links ganz unten' },
        {
          nl: 'Naast de copyrightregel: privacy, cookies, wettelijke vermeldingen.',
          fr: 'À côté de la ligne de copyright : vie privée, cookies, mentions légales.',
          en: 'Beside the copyright line: privacy, cookies, legal notice.',
          de: 'Neben der Copyright-Zeile: Datenschutz, Cookies, Impressum.',
        },
      ),
      {
        name: 'copyright',
        type: 'text',
        localized: true,
        label: { nl: 'Copyright', fr: 'Copyright', en: 'Copyright', de: 'Copyright' },
        admin: {
          description: {
            nl: '{year} wordt het lopende jaar.',
            fr: '{year} devient l’année en cours.',
            en: '{year} becomes the current year.',
            de: '{year} wird zum laufenden Jahr.',
          },
        },
      },
    ],
  },
})
