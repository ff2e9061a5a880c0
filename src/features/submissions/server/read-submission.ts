import { readAtMost } from '@/lib/http/read-at-most'
import { isRecord } from '@/lib/values/read-value'

/** Submitted values and controls by name, unchecked. */
export type SentValues = Record<string, unknown>

const kilobyte = 1024
const jsonLimit = 64 * kilobyte
const formLimit = 256 * kilobyte
const fileLimit = 5 * kilobyte * kilobyte

/** No form sends more; reading them would only cost time. */
const maxValues = 500

/** Repeated names become a list. Every name is an own key, even `__proto__`. */
function gather(entries: Iterable<[string, unknown]>): SentValues | 400 {
  const values = new Map<string, unknown[]>()
  let count = 0
  for (const [name, value] of entries) {
    count += 1
    if (count > maxValues) return 400
    const before = values.get(name)
    if (before) before.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]))
}

function readJson(text: string): SentValues | 400 {
  const value: unknown = JSON.parse(text)
  return isRecord(value) ? Object.fromEntries(Object.entries(value)) : 400
}

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<SentValues | 400> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  return gather(form.entries())
}

const maxBodyBytes = (type: string, withFile: boolean): number => {
  if (type.startsWith('application/json')) return jsonLimit
  return type.startsWith('multipart/form-data') && withFile ? formLimit + fileLimit : formLimit
}

/**
 * Reads the body of a form request, JSON or form data.
 *
 * @returns the values, or a status: 400 unreadable, 408 too slow, 413 too large
 */
export async function readSubmission(
  request: Request,
  { withFile }: { withFile: boolean },
): Promise<SentValues | 400 | 408 | 413> {
  const type = (request.headers.get('content-type') ?? '').trim()
  const kind = type.toLowerCase()
  try {
    const bytes = await readAtMost(request, maxBodyBytes(kind, withFile))
    if (typeof bytes === 'number') return bytes
    if (kind.startsWith('multipart/form-data')) return await readMultipart(bytes, type)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (kind.startsWith('application/json')) return readJson(text)
    return kind.startsWith('application/x-www-form-urlencoded') ? gather(new URLSearchParams(text)) : 400
  } catch {
    return 400
  }
}
