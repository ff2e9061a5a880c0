/** @relies started-config */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionBeforeChangeHook, Payload } from 'payload'
import sharp from 'sharp'

import { pictureWidths, sizeFileName, sizeName, stemOf } from '@/lib/http/picture-url'
import { sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'

import type { PropertyPictureKind } from '../properties/picture-pool'
import type { DemoProperty } from '../properties/properties'

import { eachOf } from './each'
import type { Progress } from './progress'
import { required } from './required'
import { sharedAlts } from './shared-alts'
import type { SeedFile, Store } from './store'

export const pictureFolder = path.resolve('scripts/demo/pictures')

export interface SeedPicture {
  /** A file of the folder, without `.webp`. */
  name: string
  alt: Localized
  /** Selects the text of a picture that several properties share. */
  kind?: PropertyPictureKind
  /** Of the words drawn in it. */
  language?: Locale
}

/** Reads a picture by name; tests replace it. */
export type ReadPicture = (name: string) => Promise<Buffer>

/** The pictures in the media library, found by the names of their files. */
export interface StoredPictures {
  idOf: (name: string) => string
}

/** Each picture once. One that is used with several texts gets a text that is true in all places. */
export function withoutRepeats(pictures: readonly SeedPicture[]): SeedPicture[] {
  const byName = new Map<string, SeedPicture>()
  for (const picture of pictures) {
    const { name, alt, kind } = picture
    const known = byName.get(name)
    const isSameAlt = !known || known.alt[sourceLocale] === alt[sourceLocale]
    byName.set(name, isSameAlt ? picture : { ...picture, alt: (kind && sharedAlts[kind]) ?? alt })
  }
  return [...byName.values()]
}

export const picturesOfProperties = (properties: readonly DemoProperty[]): SeedPicture[] =>
  properties.flatMap(({ pictures, plans }) => [...pictures, ...plans])

const readPicture: ReadPicture = (name) => readFile(path.join(pictureFolder, `${name}.webp`))

/**
 * Payload re-encodes uploads to remove place and camera. These pictures have none and are stored unchanged. They need no
 * limits either, and their sizes are made at the same time.
 */
function trustPictures({ collections, config }: Payload): void {
  const { media } = collections
  media.config.upload = { ...media.config.upload, constructorOptions: undefined }
  config.sharp = sharp
}

const widest = Math.max(...pictureWidths) as (typeof pictureWidths)[number]

/**
 * Takes a picture of the folder as its own widest size: it is a WebP no wider than that. Encoding it again would take a
 * third of the time of a picture.
 *
 * @returns notes the picture that an upload was made of
 */
function keepWidest({ collections }: Payload): (upload: SeedFile, webp: Buffer) => void {
  const { config } = collections.media
  const made = new WeakMap<Buffer, Buffer>()
  const addWidest: CollectionBeforeChangeHook = ({ data, req }) => {
    const content = req.file && made.get(req.file.data)
    if (!content) return data
    const name = sizeName(widest)
    const { filename, width, height, sizes } = data
    req.payloadUploadSizes = { ...req.payloadUploadSizes, [name]: content }
    const file = { filename: sizeFileName(stemOf(filename), widest), filesize: content.length, url: null }
    return { ...data, sizes: { ...sizes, [name]: { ...file, mimeType: 'image/webp', width, height } } }
  }
  config.hooks.beforeChange.unshift(addWidest)
  config.upload.imageSizes = config.upload.imageSizes?.filter(({ name }) => name !== sizeName(widest))
  return ({ data }, webp) => void made.set(data, webp)
}

/**
 * No WebP, because Payload treats each as an animation: it decodes all of it per size, which takes twice as long. PNG for
 * what is transparent.
 */
async function toUpload(name: string, webp: Buffer): Promise<SeedFile> {
  const picture = sharp(webp)
  const isTransparent = (await picture.metadata()).hasAlpha === true
  const data = await (isTransparent ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer()
  const type = isTransparent ? 'png' : 'jpeg'
  return {
    data,
    mimetype: `image/${type}`,
    name: `${name}.${isTransparent ? 'png' : 'jpg'}`,
    size: data.length,
  }
}

/** Stores each picture as an upload, so that Payload makes its sizes. */
export async function seedPictures(
  store: Store,
  pictures: readonly SeedPicture[],
  progress: Progress,
  read: ReadPicture = readPicture,
): Promise<StoredPictures> {
  trustPictures(store.payload)
  const noteWidest = keepWidest(store.payload)
  const ids = new Map<string, string>()
  const all = withoutRepeats(pictures)
  await eachOf(all, async ({ name, alt, language }) => {
    const webp = await read(name)
    const file = await toUpload(name, webp)
    noteWidest(file, webp)
    ids.set(name, await store.create('media', { alt, language }, file))
    progress.count('pictures', ids.size, all.length)
  })
  return { idOf: (name) => required(ids.get(name), `picture ${name}`) }
}
