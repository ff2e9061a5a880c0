import type { Field, JSONField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { maxTextLengths } from '@/features/media/model/file-limits'
import { originalNameField } from '@/features/media/server/original-name'
import { localeNames, locales, localized } from '@/lib/i18n/locales'
import { isStaff, noAccess } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

const cropSides = ['x', 'y', 'width', 'height']

const cropType: NonNullable<JSONField['typescriptSchema']>[number] = () => ({
  type: ['object', 'null'],
  properties: Object.fromEntries(cropSides.map((side) => [side, { type: 'number' }])),
  required: cropSides,
  additionalProperties: false,
})

/** Required for pictures. The kind of a file is known only after the upload. */
const altValidate: TextFieldSingleValidation = (value, options) => {
  const mimeType: unknown = (options.data as Record<string, unknown>).mimeType
  const isPicture = typeof mimeType === 'string' && mimeType.startsWith('image/')
  if (!isPicture || value?.trim()) return text(value, options)
  return studioMessage(options.req, 'media.refusals.noAlt')
}

export const mediaFields: Field[] = [
  {
    // The shown part, in percent of the original; null for the whole picture. The sizes are made of it.
    name: 'crop',
    type: 'json',
    typescriptSchema: [cropType],
    label: { nl: 'Uitsnede', fr: 'Recadrage', en: 'Crop', de: 'Zuschnitt' },
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/composition/studio-parts#CropField' },
    },
  },
  {
    // Payload's own field; only its label is ours.
    name: 'mimeType',
    type: 'text',
    label: { nl: 'Soort bestand', fr: 'Sorte de fichier', en: 'Kind of file', de: 'Art der Datei' },
  },
  {
    name: 'alt',
    type: 'text',
    localized: true,
    maxLength: maxTextLengths.alt,
    validate: altValidate,
    label: {
      nl: 'Alternatieve tekst',
      fr: 'Texte alternatif',
      en: 'Alternative text',
      de: 'Alternativtext',
    },
    admin: {
      description: {
        nl: 'Wat er te zien is, in een korte zin. Schermlezers lezen hem voor. Verplicht voor beelden.',
        fr: 'Ce que l’on voit, en une courte phrase. Les lecteurs d’écran la lisent. Obligatoire pour les images.',
        en: 'What can be seen, in a short sentence. Screen readers read it out. Required for pictures.',
        de: 'Was zu sehen ist, in einem kurzen Satz. Screenreader lesen ihn vor. Pflicht für Bilder.',
      },
    },
  },
  {
    name: 'credit',
    type: 'text',
    maxLength: maxTextLengths.credit,
    label: { nl: 'Bron', fr: 'Crédit', en: 'Credit', de: 'Bildnachweis' },
    admin: {
      description: {
        nl: 'Wie het beeld maakte. Verschijnt waar een blok bijschriften toont.',
        fr: 'L’auteur de l’image. S’affiche là où un bloc montre des légendes.',
        en: 'Who made the picture. Shows where a block shows captions.',
        de: 'Wer das Bild gemacht hat. Erscheint, wo ein Block Bildunterschriften zeigt.',
      },
    },
  },
  {
    name: 'language',
    type: 'select',
    options: locales.map((locale) => ({ value: locale, label: localized(() => localeNames[locale]) })),
    label: {
      nl: 'Taal van de woorden op het beeld',
      fr: 'Langue des mots sur l’image',
      en: 'Language of the words in the picture',
      de: 'Sprache der Wörter im Bild',
    },
    admin: {
      description: {
        nl: 'Voor een grondplan met namen van ruimtes: het verschijnt alleen op pagina’s in die taal. Leeg: in alle talen. Is er geen plan in de taal van de pagina, dan verschijnen ze allemaal.',
        fr: 'Pour un plan avec les noms des pièces : il ne s’affiche que sur les pages dans cette langue. Vide : dans toutes les langues. Sans plan dans la langue de la page, tous s’affichent.',
        en: 'For a floor plan with names of rooms: it shows only on pages in this language. Empty: in all languages. If there is no plan in the language of the page, all of them show.',
        de: 'Für einen Grundriss mit Raumnamen: Er erscheint nur auf Seiten in dieser Sprache. Leer: in allen Sprachen. Gibt es keinen Grundriss in der Sprache der Seite, erscheinen alle.',
      },
    },
  },
  {
    // SHA-256 of what an import fetched, so that the same picture is stored once.
    name: 'contentHash',
    type: 'text',
    unique: true,
    hidden: true,
    access: { create: () => false, read: () => false, update: () => false },
    label: localized(() => 'contentHash'),
  },
  originalNameField(),
  {
    // Set by the search index: it showed a property that was sold or let.
    name: 'withheld',
    type: 'checkbox',
    index: true,
    access: { create: noAccess, read: isStaff, update: noAccess },
    label: {
      nl: 'Niet meer publiek: van een verkocht of verhuurd pand',
      fr: 'Plus public : d’un bien vendu ou loué',
      en: 'No longer public: of a property that was sold or let',
      de: 'Nicht mehr öffentlich: von einem verkauften oder vermieteten Objekt',
    },
    admin: { readOnly: true, condition: ({ withheld }) => withheld === true, disableBulkEdit: true },
  },
  {
    name: 'altLanguages',
    type: 'ui',
    label: {
      nl: 'Tekst per taal',
      fr: 'Texte par langue',
      en: 'Text per language',
      de: 'Text je Sprache',
    },
    admin: { components: { Cell: '/features/media/studio/alt-languages-cell#AltLanguagesCell' } },
  },
  {
    name: 'usage',
    type: 'ui',
    label: { nl: 'Waar gebruikt', fr: 'Où utilisé', en: 'Where used', de: 'Wo verwendet' },
    admin: {
      disableListColumn: true,
      components: { Field: '/composition/studio-parts#UsagePanel' },
    },
  },
]
