import type { CollectionConfig, ImageSize, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { everybody, staff } from '@/lib/cms/access'
import { mediaAlt } from '@/lib/cms/endpoints/media-alt'
import { mediaUsage } from '@/lib/cms/endpoints/media-usage'
import { guardMediaFile } from '@/lib/cms/hooks/guard-media-file'
import { keepFocalPoint } from '@/lib/cms/hooks/keep-focal-point'
import { nameUpload } from '@/lib/cms/hooks/name-upload'
import { pictureHost } from '@/lib/cms/hooks/picture-host'
import { refuseUsedMedia } from '@/lib/cms/hooks/refuse-used-media'
import { stripUploadSlash } from '@/lib/cms/hooks/strip-upload-slash'
import { answerMissingFile } from '@/lib/cms/missing-file'
import { studioMessage } from '@/lib/cms/studio-message'
import { env } from '@/lib/env'
import { fileRefusals, maxPixels, maxTextLengths } from '@/lib/media/file-refusals'
import { pictureWidths, sizeName, type PictureWidth } from '@/lib/media/picture-address'

import { groups } from './groups'

const imageSize = (width: PictureWidth): ImageSize => ({
  name: sizeName(width),
  width,
  withoutEnlargement: true,
  formatOptions: { format: 'webp', options: { quality: 78, effort: 2 } },
  generateImageName: ({ originalName, sizeName, extension }) => `${originalName}-${sizeName}.${extension}`,
})

/** Required for pictures; the kind of a file is known only once it was sent. */
const altValidate: TextFieldSingleValidation = (value, options) => {
  const mimeType: unknown = (options.data as Record<string, unknown>).mimeType
  const isPicture = typeof mimeType === 'string' && mimeType.startsWith('image/')
  if (!isPicture || value?.trim()) return text(value, options)
  return studioMessage(options.req, fileRefusals.noAlt)
}

function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff')
  // Not for ever: a file that is replaced keeps its address. The site's own addresses carry a version and may be kept.
  headers.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  return headers
}

export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { nl: 'Beeld of video', fr: 'Image ou vidéo', en: 'Picture or video', de: 'Bild oder Video' },
    plural: { nl: 'Media', fr: 'Médias', en: 'Media', de: 'Medien' },
  },
  admin: {
    group: groups.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'altLanguages', 'credit', 'updatedAt'],
  },
  access: { create: staff, read: everybody, update: staff, delete: staff },
  endpoints: [mediaUsage, mediaAlt],
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'video/mp4', 'video/webm'],
    pasteURL: false,
    // Cropping writes a file anew, each time a little worse; the focal point does the job.
    crop: false,
    focalPoint: true,
    adminThumbnail: 'w400',
    imageSizes: pictureWidths.map(imageSize),
    // Also makes Payload write the original anew, without the place and camera the file may tell.
    constructorOptions: { limitInputPixels: maxPixels },
    handlers: [answerMissingFile(env.mediaDir)],
    modifyResponseHeaders: fileHeaders,
  },
  hooks: {
    beforeOperation: [guardMediaFile, nameUpload, keepFocalPoint],
    beforeDelete: [refuseUsedMedia],
    afterRead: [stripUploadSlash, pictureHost],
    ...revalidateOnChange(tags.media),
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
      name: 'altLanguages',
      type: 'ui',
      label: { nl: 'Tekst per taal', fr: 'Texte par langue', en: 'Text per language', de: 'Text je Sprache' },
      admin: { components: { Cell: '/studio/media/alt-languages-cell#AltLanguagesCell' } },
    },
    {
      name: 'usage',
      type: 'ui',
      label: { nl: 'Waar gebruikt', fr: 'Où utilisé', en: 'Where used', de: 'Wo verwendet' },
      admin: { disableListColumn: true, components: { Field: '/studio/media/usage-panel#UsagePanel' } },
    },
  ],
}
