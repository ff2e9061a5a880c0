import { isOneOf, isRecord } from '@/lib/values/read-value'

import type { Direction } from '@/lib/values/undo-keys'

import { isTypeableText, type StoredText } from './rich-text'

/**
 * The messages between the studio and the preview beside it. Both are documents of this site; each side checks the
 * sender's origin and window before it reads a message.
 */

/** Sent by Payload for every change of the form. */
const formMessage = 'payload-live-preview'
/** Sent by Payload when a document was saved. */
const savedMessage = 'payload-document-event'
const clickedMessage = 'perron:clicked'
const editingMessage = 'perron:editing'
const commandMessage = 'perron:command'
const typingMessage = 'perron:typing'
const typeableMessage = 'perron:typeable'
const stepMessage = 'perron:step'
const marksMessage = 'perron:comment-marks'
const commentMessage = 'perron:comment'
const enterMessage = 'perron:enter'
const leaveMessage = 'perron:leave'

/** To the preview. */
export type StudioMessage =
  | { type: 'form'; locale: string; data: Record<string, unknown> }
  | { type: 'saved' }
  /** The keyboard goes to the preview. */
  | { type: 'entered' }
  /** The block whose fields have the focus. */
  | { type: 'editing'; id: string }
  | TypeableText
  /** The blocks and fields with open comments. */
  | { type: 'commented'; marks: PreviewMark[] }

/** The text of a field may be typed in the page. */
export interface TypeableText {
  type: 'typeable'
  path: string
  maxLength: number | null
  hasLines: boolean
  /** The text of the form when it is a formatted one. */
  formatted: StoredText | null
}

/** The mark of open comments on a block or a field. */
export interface PreviewMark {
  /** In the form, rows by their ids. */
  path: string
  count: number
  /** In the language of the studio. */
  name: string
}

/** A text of the form that is typed in the page; without a value the editor is about to begin. */
export interface TypedText {
  /** In the form, rows by their ids. */
  path: string
  value: string | StoredText | null
}

/** What an editor clicked in the preview. */
export interface ClickedSpot {
  /** The block of the form around it. */
  block: string | null
  /** The path of its field inside that block, or in the form; rows by their ids: `links.ID.label`. */
  field: string | null
  /** Set when it is content of another document: `agents/ID`, `globals/header`. Its field is one of that document. */
  document: string | null
}

/** What the bar of a block does with it. `insertAbove` and `insertBelow` open the picker. */
export const blockCommands = [
  'insertAbove',
  'insertBelow',
  'up',
  'down',
  'duplicate',
  'hide',
  'remove',
  'copy',
  'comment',
  'pattern',
] as const

export type BlockCommand = (typeof blockCommands)[number]

/** A command for a block of the form; `move` puts it before another one, or at the end. */
export type BlockOrder =
  | { command: BlockCommand; block: string }
  | { command: 'move'; block: string; before: string | null }

/** The format of Payload's row ids; other characters must not get into an attribute selector. */
const isBlockId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
/** Whether a value is the path of a field, rows by their ids. */
export const isFieldPath = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}(?:\.[\w-]{1,64}){0,15}$/.test(value)
const isDocument = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,64}\/[\w-]{1,64}$/.test(value)

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const readMarks = (marks: readonly unknown[]): PreviewMark[] =>
  marks.flatMap((mark) => {
    if (!isRecord(mark)) return []
    const { path, count, name } = mark
    return isFieldPath(path) && typeof count === 'number' && typeof name === 'string'
      ? [{ path, count, name }]
      : []
  })

/** Parses a message from the studio; null for anything else. */
export function readStudioMessage(message: unknown): StudioMessage | null {
  if (!isRecord(message)) return null
  const { type, locale, data, id, path, maxLength, hasLines, formatted, marks } = message
  if (type === savedMessage) return { type: 'saved' }
  if (type === enterMessage) return { type: 'entered' }
  if (type === editingMessage) return isBlockId(id) ? { type: 'editing', id } : null
  if (type === marksMessage)
    return Array.isArray(marks) ? { type: 'commented', marks: readMarks(marks) } : null
  if (type === typeableMessage)
    return isFieldPath(path)
      ? {
          type: 'typeable',
          path,
          maxLength: asNumber(maxLength),
          hasLines: hasLines === true,
          formatted: isTypeableText(formatted) ? formatted : null,
        }
      : null
  const isForm = type === formMessage && typeof locale === 'string' && isRecord(data)
  return isForm ? { type: 'form', locale, data } : null
}

/** Parses what was clicked from a message of the preview; null for any other message. */
export function readClickedSpot(message: unknown): ClickedSpot | null {
  if (!isRecord(message) || message.type !== clickedMessage) return null
  const { block, field, document } = message
  const spot = {
    block: isBlockId(block) ? block : null,
    field: isFieldPath(field) ? field : null,
    document: isDocument(document) ? document : null,
  }
  return spot.block || spot.field || spot.document ? spot : null
}

/** Parses a command of the block bar from a message of the preview; null for any other message. */
export function readBlockOrder(message: unknown): BlockOrder | null {
  if (!isRecord(message) || message.type !== commandMessage) return null
  const { command, block, before } = message
  if (!isBlockId(block)) return null
  if (isOneOf(blockCommands, command)) return { command, block }
  if (command !== 'move' || (before !== null && !isBlockId(before))) return null
  return { command, block, before }
}

/** Parses a text that is typed in the page from a message of the preview; null for any other message. */
export function readTypedText(message: unknown): TypedText | null {
  if (!isRecord(message) || message.type !== typingMessage) return null
  const { path, value } = message
  if (!isFieldPath(path)) return null
  return { path, value: typeof value === 'string' || isTypeableText(value) ? value : null }
}

/** Parses a step of undo or redo that is wanted in the preview; null for any other message. */
export function readStep(message: unknown): Direction | null {
  if (!isRecord(message) || message.type !== stepMessage) return null
  return isOneOf(['undo', 'redo'] as const, message.step) ? message.step : null
}

/** Parses the path of the comments that an editor opens, from a message of the preview; null for any other message. */
export function readCommentedPath(message: unknown): string | null {
  if (!isRecord(message) || message.type !== commentMessage) return null
  return isFieldPath(message.path) ? message.path : null
}

/** Whether a message of the preview says that the keyboard goes back to the form. */
export const isLeaving = (message: unknown): boolean => isRecord(message) && message.type === leaveMessage

/** Goes from the form to the preview and back, as between the parts of other programs. */
export const isPaneKey = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  key === 'F6' && !altKey && !ctrlKey && !metaKey && !shiftKey

/** Whether a message says that the preview is ready. */
export const isReady = (message: unknown): boolean =>
  isRecord(message) && message.type === formMessage && message.ready === true

/** Informs Payload that the preview is ready. */
export const readyMessage = { type: formMessage, ready: true }
export const clickedSpot = (spot: ClickedSpot) => ({ type: clickedMessage, ...spot })
export const editingBlock = (id: string) => ({ type: editingMessage, id })
export const blockOrder = (order: BlockOrder) => ({ type: commandMessage, ...order })
export const typedText = (text: TypedText) => ({ type: typingMessage, ...text })
export const typeableText = (text: Omit<TypeableText, 'type'>) => ({ type: typeableMessage, ...text })
export const wantedStep = (step: Direction) => ({ type: stepMessage, step })
export const commentMarks = (marks: readonly PreviewMark[]) => ({ type: marksMessage, marks })
export const enterPreview = { type: enterMessage }
export const leavePreview = { type: leaveMessage }
export const commentedPath = (path: string) => ({ type: commentMessage, path })
