import { findSignedLink, type SignedLink, type SignedLinkParams } from './find-signed-link'
import type { SignedLinkKind } from './signed-links'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'
import { isStorageError } from '@/lib/storage/object-storage'
import { reportUnreadableFiles } from '@/lib/uploads/missing-files'

interface PrivateFile {
  body: ReadableStream | Uint8Array<ArrayBuffer>
  bytes: number
  contentType: string
  /** Letters, digits, hyphens and a dot. */
  filename: string
}

/** A download for one person: never shown inside the site, and not stored by caches. */
export const privateFile = ({ body, bytes, contentType, filename }: PrivateFile): Response =>
  new Response(body, {
    headers: {
      'content-type': contentType,
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '-')}"`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })

/** A refusal without content. */
export const refuse = (status: number): Response =>
  new Response(status === 429 ? 'Too many requests' : status === 410 ? 'Gone' : 'Not found', {
    status,
    headers: {
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
      ...(status === 429 && { 'retry-after': '60' }),
    },
  })

/** The answer when the storage of the files does not answer; throws other errors again. */
export async function refuseUnreadable(error: unknown, locale: Locale): Promise<Response> {
  if (!isStorageError(error)) throw error
  reportUnreadableFiles(await payloadClient(), error)
  const text = (await getTranslator(locale, intlLocales[locale]))('my.fileUnavailable')
  const headers = { 'content-security-policy': 'sandbox', 'cache-control': 'no-store', 'retry-after': '30' }
  return new Response(text, {
    status: 503,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** A file below a private page: checks its link and responds with the file, or with 404 when `read` returns null. */
export const signedLinkFile =
  <Params extends SignedLinkParams>(
    kind: SignedLinkKind,
    read: (link: SignedLink, params: Params) => Promise<Response | null>,
  ) =>
  async (request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
    const given = await params
    const answer = await findSignedLink(kind, given, request.headers)
    if (answer === 'tooMany') return refuse(429)
    if (answer === 'gone') return refuse(404)
    const file = read(answer, given).catch((error: unknown) => refuseUnreadable(error, answer.locale))
    return (await file) ?? refuse(404)
  }
