import type { Payload } from 'payload'
import sharp from 'sharp'

import { sourceLocale, type Localized } from '@/lib/i18n/locales'

import { drawPictures, type PictureRequest } from '../pictures/draw-picture'
import type { DemoProperty } from '../properties/properties'

import type { Progress } from './progress'
import { required } from './required'
import { sharedAlts } from './shared-alts'
import type { SeedFile, Store } from './store'

export interface SeedPicture {
  request: PictureRequest
  alt: Localized
}

/** The drawing programme, or what a test puts in its place. */
export type DrawPictures = typeof drawPictures

/** The pictures in the media library, found by what was drawn. */
export interface StoredPictures {
  idOf: (request: PictureRequest) => string
}

/** Equal requests are one drawing. */
const keyOf = (request: PictureRequest): string =>
  JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Each drawing once. One that is used with several descriptions gets one that is true of all of them. */
export function withoutRepeats(pictures: readonly SeedPicture[]): SeedPicture[] {
  const byKey = new Map<string, SeedPicture>()
  for (const picture of pictures) {
    const { request, alt } = picture
    const known = byKey.get(keyOf(request))
    const isNamedAlike = !known || known.alt[sourceLocale] === alt[sourceLocale]
    byKey.set(keyOf(request), isNamedAlike ? picture : { request, alt: sharedAlts[request.kind] ?? alt })
  }
  return [...byKey.values()]
}

export const picturesOfProperties = (properties: readonly DemoProperty[]): SeedPicture[] =>
  properties.flatMap(({ pictures, plans }) => [...pictures, ...plans])

/** `facade-villa-2231.jpg`: says in the library what is on it. */
function fileName({ kind, building, label, seed }: PictureRequest): string {
  const parts = [kind, label ?? building, seed]
  return `${parts.filter((part) => part !== undefined).join('-')}.jpg`
}

/** Wide enough for a screen, and a third quicker to draw and convert than the drawing programme's own size. */
const propertyWidth = 1600

/** Half the time of sharp's default for files one twentieth larger. */
const quickWebp = { format: 'webp', options: { quality: 78, effort: 2 } } as const

/**
 * Lets Payload do less per picture while the demo is made: sizes are converted with less effort, and the drawing,
 * which tells no place and no camera, is stored as it is. Only in this process; editors' uploads are not concerned.
 */
function convertQuickly({ collections }: Payload): void {
  const { upload } = collections.media.config
  upload.constructorOptions = undefined
  for (const size of upload.imageSizes ?? []) size.formatOptions = quickWebp
}

/** As a camera would deliver it: Payload takes every WebP for an animation, decodes it for each size and writes it anew. */
async function asUpload(request: PictureRequest, webp: Buffer): Promise<SeedFile> {
  const data = await sharp(webp).jpeg({ quality: 88 }).toBuffer()
  return { data, mimetype: 'image/jpeg', name: fileName(request), size: data.length }
}

/** Draws all pictures on every core and stores each one as an upload, so that Payload makes its sizes. */
export async function seedPictures(
  store: Store,
  pictures: readonly SeedPicture[],
  progress: Progress,
  draw: DrawPictures = drawPictures,
): Promise<StoredPictures> {
  convertQuickly(store.payload)
  const drawn = withoutRepeats(pictures)
  const ids = new Map<string, string>()
  const requests = drawn.map(({ request }) => ({ width: widthOf(request), ...request }))
  await draw(requests, async (index, data) => {
    const { request, alt } = required(drawn[index], `picture ${index}`)
    const file = await asUpload(request, data)
    const id = await store.create('media', { alt }, file)
    ids.set(keyOf(request), id)
    progress.count('pictures', ids.size, drawn.length)
  })
  return { idOf: (request) => required(ids.get(keyOf(request)), `picture ${keyOf(request)}`) }
}

/** The hero fills the screen, and portraits are small already. */
const widthOf = ({ kind }: PictureRequest) =>
  kind === 'hero' || kind === 'portrait' ? undefined : propertyWidth
