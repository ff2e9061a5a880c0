import type { CollectionConfig, ImageSize, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { everybody, staff } from '@/lib/cms/access'
import { pictureHost } from '@/lib/cms/hooks/picture-host'
import { renameUpload } from '@/lib/cms/hooks/rename-upload'
import { stripUploadSlash } from '@/lib/cms/hooks/strip-upload-slash'
import { studioMessage } from '@/lib/cms/studio-message'
import { env } from '@/lib/env'
import { pictureWidths, sizeName, type PictureWidth } from '@/lib/media/picture-address'

import { groups } from './groups'

/** Beyond this a small file can unfold into more memory than the server has. */
const maxPixels = 40_000_000

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
  return studioMessage(options.req, {
    nl: 'Beschrijf het beeld voor wie het niet ziet.',
    fr: 'Décrivez l’image pour ceux qui ne la voient pas.',
    en: 'Describe the picture for those who do not see it.',
    de: 'Beschreiben Sie das Bild für alle, die es nicht sehen.',
  })
}

function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
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
    defaultColumns: ['filename', 'alt', 'credit', 'updatedAt'],
  },
  access: { create: staff, read: everybody, update: staff, delete: staff },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'video/mp4', 'video/webm'],
    pasteURL: false,
    // Cropping rewrites a file under its old name, which browsers have kept; the focal point does the job.
    crop: false,
    focalPoint: true,
    adminThumbnail: 'w400',
    imageSizes: pictureWidths.map(imageSize),
    // Also makes Payload write the original anew, without the place and camera the file may tell.
    constructorOptions: { limitInputPixels: maxPixels },
    modifyResponseHeaders: fileHeaders,
  },
  hooks: {
    beforeOperation: [renameUpload],
    afterRead: [stripUploadSlash, pictureHost],
    ...revalidateOnChange(tags.media),
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 250,
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
      maxLength: 200,
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
  ],
}
