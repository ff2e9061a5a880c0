import { findPortalReader, type PortalReader } from '@/features/accounts/server/portal-access'
import { isLocale, type Locale } from '@/lib/i18n/locales'

import { refuse, refuseUnreadable } from '@/lib/http/signed-link-file'

interface FileParams {
  locale: string
  property: string
}

/**
 * A file about a property for its owners: checks the session and responds with the file, or with 404 when there is no
 * session, the property is not the reader's own, or `read` returns null.
 */
export const portalFile =
  <Params extends object = object>(
    read: (reader: PortalReader, params: Params & { locale: Locale }) => Promise<Response | null>,
  ) =>
  async (_: Request, { params }: { params: Promise<Params & FileParams> }): Promise<Response> => {
    const given = await params
    const { locale } = given
    const reader = isLocale(locale) ? await findPortalReader(given.property, locale) : null
    if (!isLocale(locale) || reader === null || reader === 'signIn') return refuse(404)
    const file = read(reader, { ...given, locale })
    return (await file.catch((error: unknown) => refuseUnreadable(error, locale))) ?? refuse(404)
  }
