import type { Payload } from 'payload'

import type { Outbox } from '@/payload-types'

import { safeHref } from '@/lib/values/text'
import { sha256 } from '@/lib/values/digest'
import { withResetToken } from '@/lib/payload/sign-in/reset-token'
import { headerText } from './header-text'
import { renderEmail } from './render-email'
import type { EmailMessage, EmailAttachment } from './email-message'
import type { MailBrand } from './mail-brand'
import { readMailLogo, readMailPicture } from './mail-pictures'
import type { InlinePicture, MailAttachment, OutgoingMail } from './outgoing-mail'

type Queued = Pick<Outbox, 'key' | 'language' | 'recipient' | 'payload' | 'sendUntil'>

/** Maximum numbers of pictures of properties, and of portraits, in one e-mail. */
const maxPictures = { properties: 6, portraits: 4 }

/**
 * The same e-mail always has the same Message-ID, also when it is sent again after a crash: mail programs show it once.
 * An e-mail that staff send again has another one.
 */
export function messageIdOf({ key, sendUntil }: Pick<Queued, 'key' | 'sendUntil'>, siteUrl: string): string {
  const hash = sha256(JSON.stringify([key, sendUntil])).slice(0, 40)
  return `<${hash}@${new URL(siteUrl).hostname}>`
}

/** Header values of one line each, none of them written by a visitor. */
export function headersOf({ unsubscribeUrl }: EmailMessage): Record<string, string> {
  const leave = unsubscribeUrl && safeHref(unsubscribeUrl)
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(leave && {
      'List-Unsubscribe': `<${leave.replace(/[<>]/g, encodeURIComponent)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** One e-mail address, without anything that could be parsed as a second one. */
const plainEmail = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/

const replyToOf = ({ replyTo = '' }: EmailMessage): Pick<OutgoingMail, 'replyTo'> =>
  plainEmail.test(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}

/** The pictures of a message by their URL in the message. */
export async function readEmailPictures(
  message: EmailMessage,
  siteUrl: string,
): Promise<Map<string, InlinePicture>> {
  const properties = message.parts.flatMap((part) => (part.type === 'property' && part.imageUrl) || [])
  const portraits = message.parts.flatMap((part) => {
    const person = part.type === 'property' ? part.quote : part.type === 'visit' ? part.host : undefined
    return person?.imageUrl ?? []
  })
  const urls = [
    ...[...new Set(properties)].slice(0, maxPictures.properties),
    ...[...new Set(portraits)].slice(0, maxPictures.portraits),
  ]
  const pictures = new Map<string, InlinePicture>()
  for (const [index, url] of urls.entries()) {
    const picture = await readMailPicture(url, { siteUrl, cid: `picture-${index}` })
    if (picture) pictures.set(url, picture)
  }
  return pictures
}

/** Creates an attachment when its e-mail is sent; null when its document no longer exists. */
export type AttachmentMaker = (payload: Payload, wanted: EmailAttachment) => Promise<MailAttachment | null>

async function readAttachments(payload: Payload, message: EmailMessage): Promise<MailAttachment[]> {
  if (!message.attachments) return []
  // Set by composition/payload-options, because attachments belong to features.
  const makeAttachment = payload.config.custom.makeAttachment as AttachmentMaker
  const made = await Promise.all(message.attachments.map((wanted) => makeAttachment(payload, wanted)))
  return made.filter((each) => each !== null)
}

/** The outbox has no working link to a new password. */
const withResetLinks = (message: EmailMessage, payload: Payload): EmailMessage => ({
  ...message,
  parts: message.parts.map((part) =>
    part.type === 'button' ? { ...part, href: withResetToken(part.href, payload) } : part,
  ),
})

/** Composes the e-mail of an outbox row. */
export async function composeMail(payload: Payload, queued: Queued, brand: MailBrand): Promise<OutgoingMail> {
  // Written by `queueEmail` alone.
  const message = withResetLinks(queued.payload as unknown as EmailMessage, payload)
  const [logo, pictures, attachments] = await Promise.all([
    brand.logo ? readMailLogo(brand.logo) : null,
    readEmailPictures(message, brand.siteUrl),
    readAttachments(payload, message),
  ])
  const pictureAt = (url: string) => {
    const picture = pictures.get(url)
    return picture ? `cid:${picture.cid}` : null
  }
  const rendered = renderEmail(message, {
    brand,
    locale: queued.language,
    logoAt: logo && `cid:${logo.cid}`,
    pictureAt,
  })
  return {
    ...rendered,
    from: { name: headerText(brand.name), address: headerText(brand.sender) },
    to: { name: '', address: headerText(queued.recipient) },
    ...replyToOf(message),
    messageId: messageIdOf(queued, brand.siteUrl),
    headers: headersOf(message),
    attachments: [...attachments, ...(logo ? [logo] : []), ...pictures.values()],
  }
}
