import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { Outbox } from '@/payload-types'

import { safeHref } from './escape-html'
import { headerText } from './header-text'
import { layOutLetter } from './lay-out-letter'
import type { Letter } from './letter'
import type { MailBrand } from './mail-brand'
import { makeAttachment } from './attachment-makers'
import { readMailLogo, readMailPicture } from './mail-pictures'
import type { InlinePicture, MailAttachment, OutgoingMail } from './outgoing-mail'

type Queued = Pick<Outbox, 'key' | 'language' | 'recipient' | 'payload' | 'sendUntil'>

/** Most pictures of one mail. */
const maxPictures = 6

/**
 * The same mail always has the same number, also when it is sent again after a crash: mail programs show it once. Sent
 * again by staff it has another one.
 */
export function messageIdOf({ key, sendUntil }: Pick<Queued, 'key' | 'sendUntil'>, siteUrl: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, sendUntil]))
    .digest('hex')
    .slice(0, 40)
  return `<${hash}@${new URL(siteUrl).hostname}>`
}

/** One line each, and none that a visitor wrote. */
export function headersOf({ unsubscribeUrl }: Letter): Record<string, string> {
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

/** One address and nothing that could be read as a second. */
const plainAddress = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/

const replyToOf = ({ replyTo = '' }: Letter): Pick<OutgoingMail, 'replyTo'> =>
  plainAddress.test(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}

/** The pictures of a letter by the address it names them with. */
export async function readLetterPictures(
  letter: Letter,
  siteUrl: string,
): Promise<Map<string, InlinePicture>> {
  const addresses = letter.parts.flatMap((part) =>
    part.type === 'property' && part.imageUrl ? [part.imageUrl] : [],
  )
  const pictures = new Map<string, InlinePicture>()
  for (const [index, address] of [...new Set(addresses)].slice(0, maxPictures).entries()) {
    const picture = await readMailPicture(address, {
      siteUrl,
      mediaDir: env.mediaDir,
      cid: `picture-${index}`,
    })
    if (picture) pictures.set(address, picture)
  }
  return pictures
}

async function readAttachments(payload: Payload, letter: Letter): Promise<MailAttachment[]> {
  const made = await Promise.all((letter.attachments ?? []).map((wanted) => makeAttachment(payload, wanted)))
  return made.filter((each) => each !== null)
}

/** Makes the mail that a row of the outbox stands for. */
export async function composeMail(payload: Payload, queued: Queued, brand: MailBrand): Promise<OutgoingMail> {
  // Written by `queueLetter` alone.
  const letter = queued.payload as unknown as Letter
  const [logo, pictures, attachments] = await Promise.all([
    brand.logo ? readMailLogo(brand.logo, env.mediaDir) : null,
    readLetterPictures(letter, brand.siteUrl),
    readAttachments(payload, letter),
  ])
  const pictureAt = (address: string) => {
    const picture = pictures.get(address)
    return picture ? `cid:${picture.cid}` : null
  }
  const laidOut = layOutLetter(letter, {
    brand,
    locale: queued.language,
    logoAt: logo && `cid:${logo.cid}`,
    pictureAt,
  })
  return {
    ...laidOut,
    from: { name: headerText(brand.name), address: headerText(brand.address) },
    to: { name: '', address: headerText(queued.recipient) },
    ...replyToOf(letter),
    messageId: messageIdOf(queued, brand.siteUrl),
    headers: headersOf(letter),
    attachments: [...attachments, ...(logo ? [logo] : []), ...pictures.values()],
  }
}
