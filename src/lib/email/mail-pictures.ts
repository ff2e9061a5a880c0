import { buffer } from 'node:stream/consumers'

import { pictureRequestOf, readPictureRequest, storedFileNames } from '@/lib/http/picture-url'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { openDrawing } from '@/lib/theme/theme-pictures'

import { mailColours } from './email-style'
import type { MailLogo } from './mail-brand'
import type { InlinePicture } from './outgoing-mail'

/**
 * Pictures are embedded in an e-mail: many programs block remote pictures, and some cannot read the format of the site.
 * Only stored files of the site are read, nothing over the network.
 */

/** Of a picture in an e-mail (email-parts.ts), in pixels. */
const shownWidth = 536
/** No picture is enlarged by more. */
const maxEnlarged = 1.5
/** Height for the width of an upright picture, which would push the texts off the screen. */
const uprightRatio = 3 / 4
const logoHeight = 88
const logoWidth = 480
const whiteMargin = 12

type Encode = (picture: Buffer) => Promise<Buffer>

/** An upright picture is cropped, and a small one has a ground of the width that it may have. */
const asPhoto: Encode = async (original) => {
  const picture = pictureEngine(original)
  const { width, height } = await picture.metadata()
  const isUpright = height > width
  const missing = Math.max(0, Math.ceil(shownWidth / maxEnlarged) - width)
  return picture
    .resize({
      // Twice the displayed width, for high-density screens.
      width: Math.min(width, 2 * shownWidth),
      ...(isUpright && { height: Math.round(Math.min(width, 2 * shownWidth) * uprightRatio) }),
    })
    .flatten({ background: '#ffffff' })
    .extend({ left: Math.floor(missing / 2), right: Math.ceil(missing / 2), background: mailColours.mist })
    .jpeg({ quality: 74 })
    .toBuffer()
}

/** With a white background, so that it can be read on any background of a mail program. */
const encodeLogo = (picture: ReturnType<typeof pictureEngine>): Promise<Buffer> =>
  picture
    .resize({ height: logoHeight, width: logoWidth, fit: 'inside' })
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

/** A picture of the site, by its URL in the pages; null when it is from another site or cannot be read. */
export async function readMailPicture(
  url: string,
  { siteUrl, cid }: { siteUrl: string; cid: string },
): Promise<InlinePicture | null> {
  const wanted = pictureRequestOf(url, siteUrl)
  const content = wanted && (await firstOf(storedFileNames(wanted), asPhoto))
  return content ? { cid, filename: `${cid}.jpg`, content, contentType: 'image/jpeg' } : null
}

async function readLogoFile(file: string): Promise<Buffer | null> {
  const wanted = readPictureRequest(file, new URLSearchParams('width=600&height=auto&format=webp'))
  const names = 'file' in wanted ? [wanted.file, ...storedFileNames(wanted)] : []
  return firstOf(names, (picture) => encodeLogo(pictureEngine(picture)))
}

/** Null for a drawing that cannot be read: an e-mail goes out without it. */
async function drawLogo(svg: string): Promise<Buffer | null> {
  try {
    return await encodeLogo(await openDrawing(svg, logoWidth))
  } catch {
    return null
  }
}

/** The agency's logo as PNG, which every mail program shows; null when its file cannot be read. */
export async function readMailLogo(logo: MailLogo): Promise<InlinePicture | null> {
  const content = 'svg' in logo ? await drawLogo(logo.svg) : await readLogoFile(logo.file)
  return content ? { cid: 'logo', filename: 'logo.png', content, contentType: 'image/png' } : null
}
