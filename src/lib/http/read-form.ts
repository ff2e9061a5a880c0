import { readAtMost } from './read-at-most'

/** A form as a browser or a mail program sends it. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i

/**
 * The fields of a plain form; none when the body is no form.
 *
 * @returns the status of the refusal when the body is too large (413) or too slow (408)
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | 408 | 413> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readAtMost(request, maxBytes)
  if (typeof bytes === 'number') return bytes
  if (!formTypes.test(type)) return new FormData()
  const body = new Response(bytes, { headers: { 'content-type': type } })
  return body.formData().catch(() => new FormData())
}
