import type { Payload } from 'payload'

import type { Locale } from '@/lib/i18n/locales'

import { readEmailPictures } from './compose-mail'
import { renderEmail } from './render-email'
import type { EmailMessage } from './email-message'
import { readMailLogo } from './mail-pictures'
import type { InlinePicture } from './outgoing-mail'
import { readMailBrand } from './read-mail-brand'

/** The picture as a data URL instead of its reference in the e-mail. */
const dataUrl = ({ contentType, content }: InlinePicture): string =>
  `data:${contentType};base64,${Buffer.from(content).toString('base64')}`

/** Runs and loads nothing: pictures are embedded, and links open in another window. */
const previewPolicy = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The answer that shows an e-mail in the studio: with embedded pictures, and links that open in new windows. */
export async function mailPreview(
  payload: Payload,
  message: EmailMessage,
  locale: Locale,
): Promise<Response> {
  const brand = await readMailBrand(payload, locale)
  const [logo, pictures] = await Promise.all([
    brand.logo ? readMailLogo(brand.logo) : null,
    readEmailPictures(message, brand.siteUrl),
  ])
  const { html } = renderEmail(message, {
    brand,
    locale,
    logoAt: logo && dataUrl(logo),
    pictureAt: (url) => {
      const picture = pictures.get(url)
      return picture ? dataUrl(picture) : null
    },
  })
  return new Response(html.replace('<head>', '<head>\n<base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': previewPolicy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
