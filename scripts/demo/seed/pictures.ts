/** @relies started-config */
import { isFields, isText } from '../../content/reader'
import { documentRecord, ref, type DocumentRecord } from '../../content/record'
import type { SeedFile } from '../../content/store'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionBeforeChangeHook, Payload } from 'payload'
import sharp from 'sharp'

import { isLocale, locales } from '@/lib/i18n/locales'
import { pictureWidths, sizeFileName, sizeName, stemOf } from '@/lib/http/picture-url'

import { readFolder } from '../../content/data-files'

export const pictureFolder = path.resolve('demo/pictures')

const pictureFile = (name: string) => path.join(pictureFolder, `${name}.webp`)

/** Reads a picture by name; tests replace it. */
export type ReadPicture = (name: string) => Promise<Buffer>

const readPicture: ReadPicture = (name) => readFile(pictureFile(name))

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
function reuseWidest({ collections }: Payload): (upload: SeedFile, webp: Buffer) => void {
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

/** Prepares the media library for the pictures of the folder. Returns what makes the upload of one, by its name. */
export function pictureUploads(payload: Payload, read: ReadPicture = readPicture) {
  trustPictures(payload)
  const noteWidest = reuseWidest(payload)
  return async (name: string): Promise<SeedFile> => {
    const webp = await read(name)
    const upload = await toUpload(name, webp)
    noteWidest(upload, webp)
    return upload
  }
}

/**
 * The media library in its order. Pictures with words in a language that the site does not have are left out.
 *
 * @param toUpload makes the upload of a picture by its name
 */
export const pictureRecords = (toUpload: (name: string) => Promise<SeedFile>): DocumentRecord[] =>
  Object.entries(readFolder('demo/pictures')).flatMap(([key, data]): DocumentRecord[] => {
    const language = isFields(data) ? data.language : undefined
    if (isText(language) && !isLocale(language)) return []
    return [{ collection: 'media', key, data, file: () => toUpload(key) }]
  })

/** A picture by the name of its file. */
export const picture = (name: string): string => ref('media', name)

/** Plans are drawn once per language; a site shows those in its own. */
export const planPictures = (name: string): string[] =>
  locales
    .map((locale) => `${name}-${locale}`)
    .filter((file) => existsSync(pictureFile(file)))
    .map(picture)

const filmFile = path.resolve('demo/media/meuse.mp4')

/** The demo's one film, rendered from the drawn hero: the Meuse and its quays. */
export const filmRecord: DocumentRecord = documentRecord('media', 'meuse', {}, async () => {
  const data = await readFile(filmFile)
  return { data, mimetype: 'video/mp4', name: 'meuse.mp4', size: data.length }
})
