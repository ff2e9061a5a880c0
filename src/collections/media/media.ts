import type { ImageSize } from 'payload'

import { anyone, isStaff } from '@/lib/payload/access'
import { mediaAlt, mediaUsage } from '@/features/media/server/media-endpoints'
import { sizeFormat } from '@/features/media/server/apply-crop'
import { withoutOriginalName } from '@/features/media/server/original-name'
import { refuseWithheld } from '@/features/media/server/withheld-files'
import { mediaConditions } from '@/features/media/model/media-filters'
import { maxPixels } from '@/lib/pictures/picture-limits'
import { pictureWidths, sizeFileName, sizeName, type PictureWidth } from '@/lib/http/picture-url'

import { defineCollection } from '../define-collection'
import { mediaFields } from './media-fields'

const imageSize = (width: PictureWidth): ImageSize => ({
  name: sizeName(width),
  width,
  withoutEnlargement: true,
  formatOptions: sizeFormat,
  generateImageName: ({ originalName }) => sizeFileName(originalName, width),
})

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
  findable: { title: ['filename', 'originalName', 'alt'], text: ['credit'], detail: ['alt', 'originalName'] },
  schema: {
    slug: 'media',
    defaultPopulate: withoutOriginalName,
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'altLanguages', 'originalName'],
      // Fills the rows of two, three, four and six cards.
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      components: {
        beforeListTable: [
          '/composition/studio-parts#LibraryUpload',
          '/features/media/studio/media-filter-bar#MediaFilterBar',
        ],
      },
    },
    custom: { conditions: mediaConditions },
    endpoints: [mediaUsage, mediaAlt],
    upload: {
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        // For the choice of a file; it is stored as a JPEG.
        'image/heic',
        'image/heif',
        'video/mp4',
        'video/webm',
      ],
      pasteURL: false,
      // Above the list is a part that takes several files.
      bulkUpload: false,
      // Payload's crop replaces the original; ours is the field `crop`.
      crop: false,
      focalPoint: true,
      adminThumbnail: 'w400',
      imageSizes: pictureWidths.map(imageSize),
      // Also makes Payload encode the original again, without the place and camera that its metadata contain.
      constructorOptions: { limitInputPixels: maxPixels },
      modifyResponseHeaders: fileHeaders,
      handlers: [refuseWithheld],
    },
    fields: mediaFields,
  },
})
