import PostalMime, { type Attachment } from 'postal-mime'

import { bounceKind, statusOf, type MailEvent } from './mail-event'

/** A report of a mail server about an e-mail of this site. */
export interface MailReport {
  /** The Message-ID of the returned e-mail, with its angle brackets: only the site and its recipients know it. */
  returnedId: string
  kind: MailEvent['kind']
  detail: string
}

type Fields = Map<string, string>

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')

/** Fields of a block such as a header: folded lines are joined, names are in lower case. */
function fieldsOf(block: string): Fields {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      return name ? [[name.toLowerCase(), (value ?? '').trim()]] : []
    }),
  )
}

const blocksOf = (text: string): Fields[] =>
  text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map(fieldsOf)

/** RFC 3464, section 2.3: one block per recipient after that of the message. `delayed` is no outcome yet. */
function ofDelivery(text: string): Omit<MailReport, 'returnedId'> | null {
  const failed = blocksOf(text).find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!failed) return null
  const detail = failed.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? ''
  // The reply of the server is more exact than a status of a general kind, such as 5.0.0.
  const stated = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? ''
  const status = (/^5\.0\.0$|^$/.test(stated) && statusOf(detail)) || stated
  return { kind: bounceKind(status), detail: [status, detail].filter(Boolean).join(' ') }
}

/** RFC 5965, section 3.1. `not-spam` takes a complaint back. */
function ofFeedback(text: string): Omit<MailReport, 'returnedId'> | null {
  const type = blocksOf(text)[0]?.get('feedback-type')?.toLowerCase()
  return type && type !== 'not-spam' ? { kind: 'complaint', detail: type } : null
}

const readers: Record<string, (text: string) => Omit<MailReport, 'returnedId'> | null> = {
  'message/delivery-status': ofDelivery,
  'message/global-delivery-status': ofDelivery,
  'message/feedback-report': ofFeedback,
}

const returnedTypes = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])

/**
 * Reads the report of a mail server: a delivery status notification or a feedback report.
 *
 * @returns null for any other message, and for a report without the header of the returned e-mail
 */
export async function parseReport(source: Uint8Array): Promise<MailReport | null> {
  const { attachments } = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 20,
  })
  const reports = attachments.flatMap((part) => {
    const read = readers[part.mimeType.toLowerCase()]
    const report = read?.(contentOf(part)) ?? null
    return report ? [report] : []
  })
  const returned = attachments.find(({ mimeType }) => returnedTypes.has(mimeType.toLowerCase()))
  const [report] = reports
  const returnedId = returned && blocksOf(contentOf(returned))[0]?.get('message-id')
  return report && returnedId ? { ...report, returnedId } : null
}
