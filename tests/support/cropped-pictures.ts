import { readFile } from 'node:fs/promises'

import type { Payload } from 'payload'
import sharp, { type Sharp } from 'sharp'

import type { Crop } from '@/features/media/model/crop'
import { env } from '@/lib/env'
import type { Media } from '@/payload-types'

import { quiet } from './minimal-document'

export const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** A picture with a red left half and a blue right half. */
export async function twoColours(width: number, height: number): Promise<Sharp> {
  const right = await solid(width / 2, height, '#00f')
  return sharp(await solid(width, height, '#f00')).composite([{ input: right, left: width / 2, top: 0 }])
}

export const rightHalf: Crop = { x: 50, y: 0, width: 50, height: 100 }

const fileNames = ({ filename, sizes }: Media) => [
  String(filename),
  ...Object.values(sizes ?? {}).map((size) => String(size?.filename)),
]

/** The contents of the original and of its sizes, from the folder. */
export const contents = (media: Media): Promise<Buffer[]> =>
  Promise.all(fileNames(media).map((name) => readFile(`${env.mediaDir}/${name}`)))

/** The library as an editor uses it in English. */
export function openLibrary(payload: Payload) {
  return {
    /** Stores a picture. */
    upload: (name: string, data: Buffer, more: Partial<Media> = {}): Promise<Media> => {
      const file = { name, data, mimetype: 'image/png', size: data.length }
      const created = { alt: 'A house', ...more }
      return payload.create({ collection: 'media', data: created, file, locale: 'en', context: quiet() })
    },
    update: (id: string, data: Record<string, unknown>, more: object = {}): Promise<Media> =>
      payload.update({ collection: 'media', id, data, locale: 'en', context: quiet(), ...more }),
  }
}
