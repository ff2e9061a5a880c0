import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'

import { readLetterPictures } from './compose-mail'
import { layOutLetter } from './lay-out-letter'
import type { Letter } from './letter'
import { readMailLogo } from './mail-pictures'
import type { InlinePicture } from './outgoing-mail'
import { readMailBrand } from './read-mail-brand'

/** The picture itself instead of where it is in the mail. */
const dataAddress = ({ contentType, content }: InlinePicture): string =>
  `data:${contentType};base64,${Buffer.from(content).toString('base64')}`

/** A mail as a page of its own, for the studio: its pictures inside, its links in windows of their own. */
export async function mailPreview(payload: Payload, letter: Letter, locale: Locale): Promise<string> {
  const brand = await readMailBrand(payload, locale)
  const [logo, pictures] = await Promise.all([
    brand.logo ? readMailLogo(brand.logo, env.mediaDir) : null,
    readLetterPictures(letter, brand.siteUrl),
  ])
  const { html } = layOutLetter(letter, {
    brand,
    locale,
    logoAt: logo && dataAddress(logo),
    pictureAt: (address) => {
      const picture = pictures.get(address)
      return picture ? dataAddress(picture) : null
    },
  })
  return html.replace('<head>', '<head>\n<base target="_blank">')
}
