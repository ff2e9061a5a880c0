import path from 'node:path'

import sharp from 'sharp'

import { readPictureRequest, storedFileNames, type PictureRequest } from '@/lib/media/picture-address'

import type { InlinePicture } from './outgoing-mail'

/**
 * Pictures travel inside a mail: many programs show none that they would have to fetch, and some cannot read the format
 * that the site uses. Only our own stored files are read, nothing over the network.
 */

/** Twice the width at which they are shown, for fine screens. */
const pictureWidth = 1072
const logoHeight = 88
const whiteMargin = 12

type Encode = (file: string) => Promise<Buffer>

const asPhoto: Encode = (file) =>
  sharp(file)
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 74 })
    .toBuffer()

/** On white of its own, so that it can be read whatever a mail program makes of the background. */
const asLogo: Encode = (file) =>
  sharp(file)
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

async function firstOf(mediaDir: string, names: string[], encode: Encode): Promise<Buffer | null> {
  for (const name of names) {
    const content = await encode(path.join(mediaDir, name)).catch(() => null)
    if (content) return content
  }
  return null
}

function requestOf(address: string, siteUrl: string): PictureRequest | null {
  if (!URL.canParse(address, siteUrl)) return null
  const { pathname, searchParams } = new URL(address, siteUrl)
  const [, file] = /^\/images\/([^/]+)$/.exec(pathname) ?? []
  const wanted = file ? readPictureRequest(file, searchParams) : null
  return wanted && 'file' in wanted ? wanted : null
}

/** A picture of the site, by the address its pages use; null when it is none of ours or cannot be read. */
export async function readMailPicture(
  address: string,
  { siteUrl, mediaDir, cid }: { siteUrl: string; mediaDir: string; cid: string },
): Promise<InlinePicture | null> {
  const wanted = requestOf(address, siteUrl)
  const content = wanted && (await firstOf(mediaDir, storedFileNames(wanted), asPhoto))
  return content ? { cid, filename: `${cid}.jpg`, content, contentType: 'image/jpeg' } : null
}

/** The agency's logo; null when its file cannot be read. */
export async function readMailLogo(file: string, mediaDir: string): Promise<InlinePicture | null> {
  const wanted = readPictureRequest(file, new URLSearchParams('width=600&height=auto&format=webp'))
  const names = 'file' in wanted ? [wanted.file, ...storedFileNames(wanted)] : []
  const content = await firstOf(mediaDir, names, asLogo)
  return content ? { cid: 'logo', filename: 'logo.png', content, contentType: 'image/png' } : null
}
