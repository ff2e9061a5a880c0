import { isRecord } from '@/lib/values/read-value'
/**
 * The messages between the studio and the preview beside it. Both are documents of this site; each side checks the
 * sender's origin and window before it reads a message.
 */

/** Sent by Payload for every change of the form. */
const formMessage = 'payload-live-preview'
/** Sent by Payload when a document was saved. */
const savedMessage = 'payload-document-event'
const blockMessage = 'perron:block'
const editingMessage = 'perron:editing'

/** To the preview. */
export type StudioMessage =
  | { type: 'form'; locale: string; data: Record<string, unknown> }
  | { type: 'saved' }
  /** The block whose fields have the focus. */
  | { type: 'editing'; id: string }

/** The format of Payload's block ids; other characters must not get into an attribute selector. */
const isBlockId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

/** Parses a message from the studio; null for anything else. */
export function readStudioMessage(message: unknown): StudioMessage | null {
  if (!isRecord(message)) return null
  const { type, locale, data, id } = message
  if (type === savedMessage) return { type: 'saved' }
  if (type === editingMessage) return isBlockId(id) ? { type: 'editing', id } : null
  const isForm = type === formMessage && typeof locale === 'string' && isRecord(data)
  return isForm ? { type: 'form', locale, data } : null
}

/** Parses the id of the clicked block from a message of the preview; null for any other message. */
export function readClickedBlock(message: unknown): string | null {
  if (!isRecord(message) || message.type !== blockMessage) return null
  return isBlockId(message.id) ? message.id : null
}

/** Informs Payload that the preview is ready. */
export const readyMessage = { type: formMessage, ready: true }
export const clickedBlock = (id: string) => ({ type: blockMessage, id })
export const editingBlock = (id: string) => ({ type: editingMessage, id })
