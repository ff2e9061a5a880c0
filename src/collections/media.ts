import type { ImageSize, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { anyone, isStaff } from '@/lib/payload/access'
import { mediaAlt, mediaUsage } from '@/features/media/server/media-endpoints'
import { dropCrop } from '@/features/media/server/drop-crop'
import { guardMediaFile } from '@/features/media/server/guard-media-file'
import { keepFocalPoint } from '@/features/media/server/keep-focal-point'
import { indexRelated } from '@/features/listings/server/search-index/index-hooks'
import { forgetContent, nameUpload } from '@/features/media/server/name-upload'
import { pictureHost } from '@/features/media/server/picture-host'
import { refuseUsedMedia } from '@/features/media/server/refuse-used-media'
import { stripUploadSlash } from '@/features/media/server/strip-upload-slash'
import { localeNames, locales, localized } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'
import { maxTextLengths } from '@/features/media/model/file-limits'
import { maxPixels } from '@/lib/pictures/picture-limits'
import { pictureWidths, sizeName, type PictureWidth } from '@/lib/http/picture-url'

import { defineCollection } from './define-collection'

const imageSize = (width: PictureWidth): ImageSize => ({
  name: sizeName(width),
  width,
  withoutEnlargement: true,
  formatOptions: { format: 'webp', options: { quality: 78, effort: 2 } },
  generateImageName: ({ originalName, sizeName, extension }) => `${originalName}-${sizeName}.${extension}`,
})

/** Required for pictures. The kind of a file is known only after the upload. */
const altValidate: TextFieldSingleValidation = (value, options) => {
  const mimeType: unknown = (options.data as Record<string, unknown>).mimeType
  const isPicture = typeof mimeType === 'string' && mimeType.startsWith('image/')
  if (!isPicture || value?.trim()) return text(value, options)
  return studioMessage(options.req, 'media.refusals.noAlt')
}

function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff')
  // Not immutable: a replaced file keeps its URL. The URLs that the site uses carry a version and may be cached for
  // longer.
  headers.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  return headers
}

export const media = defineCollection({
  menu: { group: 'content', shownTo: isStaff },
  access: { create: isStaff, read: anyone, update: isStaff, delete: isStaff },
  refreshes: () => [],
  findable: { title: ['filename', 'alt'], text: ['credit'], detail: ['alt'] },
  schema: {
    slug: 'media',
    labels: {
      singular: { nl: 'Beeld of video', fr: 'Image ou vidéo', en: 'Picture or video', de: 'Bild oder Video' },
      plural: { nl: 'Media', fr: 'Médias', en: 'Media', de: 'Medien' },
    },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'altLanguages', 'credit'],
      components: { beforeListTable: ['/features/media/studio/media-kinds#MediaKinds'] },
    },
    endpoints: [mediaUsage, mediaAlt],
    upload: {
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'video/mp4', 'video/webm'],
      pasteURL: false,
      // Cropping encodes a file again, with a loss each time; the focal point serves the same purpose.
      crop: false,
      focalPoint: true,
      adminThumbnail: 'w400',
      imageSizes: pictureWidths.map(imageSize),
      // Also makes Payload encode the original again, without the place and camera that its metadata contain.
      constructorOptions: { limitInputPixels: maxPixels },
      modifyResponseHeaders: fileHeaders,
    },
    hooks: {
      beforeOperation: [dropCrop, guardMediaFile, nameUpload, keepFocalPoint],
      beforeChange: [forgetContent],
      beforeDelete: [refuseUsedMedia],
      afterRead: [stripUploadSlash, pictureHost],
      afterChange: [
        // Any save changes the version in the URL of the file.
        indexRelated(['pictures', 'plans'], ['alt', 'filename', 'focalX', 'focalY', 'language', 'updatedAt']),
      ],
    },
    fields: [
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
    ],
  },
})
