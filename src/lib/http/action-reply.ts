/**
 * Arguments of a React server action as the browser sends them: numbered parts, each JSON whose texts that begin with
 * `$` have a meaning. React answers malformed ones with status 500, so they are checked before.
 *
 * Source: `processReply` in `react-server-dom-webpack/client` of React 19.3.
 *
 * @relies react@19 action-arguments: the parts and signs of the arguments of a server action; held by
 * action-reply.test.ts; until React refuses a malformed call by itself
 */

export type ReplyParts = ReadonlyMap<string, string | File>

const maxDepth = 500

/** `$$` an escaped `$`, dates, numbers that JSON lacks, and `$T` for a value that stays in the browser. */
const plainText =
  /^\$(\$[\s\S]*|undefined|Infinity|-Infinity|-0|NaN|D[\dTZ:.+-]{1,40}|n-?\d{1,300}|T[\s\S]*)$/

/** `$1:args:title`: a value that occurs in another part. */
const reference = /^\$([0-9a-f]{1,6})((?::[^:]*){0,200})$/

/** `$@1`: a promise of another part. Next sends the encrypted values of an action so. */
const promise = /^\$@([0-9a-f]{1,6})$/

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

const partName = (hex: string): string => String(Number.parseInt(hex, 16))

type Parsed = ReadonlyMap<string, unknown>

function isReachable(parsed: Parsed, hex: string, path: readonly string[]): boolean {
  const name = partName(hex)
  if (!parsed.has(name)) return false
  let value = parsed.get(name)
  for (const key of path) {
    // A reference inside a reference: React follows it, and it is checked where it is written.
    if (typeof value === 'string' && reference.test(value)) return true
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false
    value = Reflect.get(value, key)
  }
  return true
}

/** The text that another part promises; null when the part is something else. */
export function promisedText(text: string, parts: ReplyParts): string | null {
  const hex = promise.exec(text)?.[1]
  const content = hex && parts.get(partName(hex))
  const value: unknown = typeof content === 'string' ? JSON.parse(content) : null
  return typeof value === 'string' && !value.startsWith('$') ? value : null
}

function isReadableText(text: string, parts: ReplyParts, parsed: Parsed): boolean {
  if (!text.startsWith('$') || plainText.test(text)) return true
  if (promisedText(text, parts) !== null) return true
  const file = /^\$B([0-9a-f]{1,6})$/.exec(text)?.[1]
  if (file) return parts.get(partName(file)) instanceof File
  const [, hex, path = ''] = reference.exec(text) ?? []
  return hex !== undefined && isReachable(parsed, hex, path.split(':').slice(1))
}

function isReadableValue(value: unknown, depth: number, isReadable: (text: string) => boolean): boolean {
  if (depth > maxDepth) return false
  if (typeof value === 'string') return isReadable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, inner]) => !forbiddenKeys.has(key) && isReadableValue(inner, depth + 1, isReadable),
  )
}

function parseParts(parts: ReplyParts): Parsed | null {
  const parsed = new Map<string, unknown>()
  try {
    for (const [name, content] of parts) {
      if (!/^\d{1,6}$/.test(name)) return null
      if (typeof content === 'string') parsed.set(name, JSON.parse(content))
    }
  } catch {
    return null
  }
  return parsed
}

/** Whether React can decode these parts to a list of arguments without names that reach into prototypes. */
export function isReadableReply(parts: ReplyParts): boolean {
  const parsed = parseParts(parts)
  if (!parsed || !Array.isArray(parsed.get('0'))) return false
  return [...parsed.values()].every((value) =>
    isReadableValue(value, 0, (text) => isReadableText(text, parts, parsed)),
  )
}
