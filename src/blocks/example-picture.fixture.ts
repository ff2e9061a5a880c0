import type { Media } from '@/payload-types'

/** A picture that needs no database: a drawing of the public files. */
export const examplePicture: Media = {
  id: 'example-picture',
  alt: 'Maisons en brique sur les hauteurs de la Meuse au coucher du soleil',
  url: '/blocks/example-picture.svg',
  filename: 'example-picture.svg',
  mimeType: 'image/svg+xml',
  width: 1600,
  height: 1000,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-15T09:00:00.000Z',
}
