import { buffer } from 'node:stream/consumers'

import { readPictureRequest, storedFileNames, type PictureRequest } from '@/lib/http/picture-url'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'

import type { InlinePicture } from './outgoing-mail'

/**
 * Pictures are embedded in an e-mail: many programs block remote pictures, and some cannot read the format of the site.
 * Only stored files of the site are read, nothing over the network.
 */

/** Twice the displayed width, for high-density screens. */
const pictureWidth = 1072
const logoHeight = 88
const whiteMargin = 12

type Encode = (picture: Buffer) => Promise<Buffer>

const asPhoto: Encode = (picture) =>
  pictureEngine(picture)
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 74 })
    .toBuffer()

/** With a white background, so that it can be read on any background of a mail program. */
const asLogo: Encode = (picture) =>
  pictureEngine(picture)
    .resize({ height: logoHeight, width: 480, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .extend({
      top: whiteMargin,
      bottom: whiteMargin,
      left: whiteMargin,
      right: whiteMargin,
      background: '#ffffff',
    })
    .png()
    .toBuffer()

async function readPicture(name: string): Promise<Buffer | null> {
  const file = await (await siteStorage()).openPublic(fileFolders.media + name)
  return file && buffer(await file.read())
}

async function firstOf(names: string[], encode: Encode): Promise<Buffer | null> {
  for (const name of names) {
    const picture = await readPicture(name).catch(() => null)
    const content = picture && (await encode(picture).catch(() => null))
    if (content) return content
  }
  return null
}

function requestOf(url: string, siteUrl: string): PictureRequest | null {
  if (!URL.canParse(url, siteUrl)) return null
  const { pathname, searchParams } = new URL(url, siteUrl)
  const [, file] = /^\/images\/([^/]+)$/.exec(pathname) ?? []
  const wanted = file ? readPictureRequest(file, searchParams) : null
  return wanted && 'file' in wanted ? wanted : null
}

/** A picture of the site, by its URL in the pages; null when it is from another site or cannot be read. */
export async function readMailPicture(
  url: string,
  { siteUrl, cid }: { siteUrl: string; cid: string },
): Promise<InlinePicture | null> {
  const wanted = requestOf(url, siteUrl)
  const content = wanted && (await firstOf(storedFileNames(wanted), asPhoto))
  return content ? { cid, filename: `${cid}.jpg`, content, contentType: 'image/jpeg' } : null
}

/** The agency's logo; null when its file cannot be read. */
export async function readMailLogo(file: string): Promise<InlinePicture | null> {
  const wanted = readPictureRequest(file, new URLSearchParams('width=600&height=auto&format=webp'))
  const names = 'file' in wanted ? [wanted.file, ...storedFileNames(wanted)] : []
  const content = await firstOf(names, asLogo)
  return content ? { cid: 'logo', filename: 'logo.png', content, contentType: 'image/png' } : null
}
