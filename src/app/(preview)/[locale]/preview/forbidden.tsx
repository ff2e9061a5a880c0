import { PreviewNotice } from '@/app/(preview)/_views/preview-notice'
import { requestLocale } from '@/lib/http/request-locale'
import { intlLocales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

/** Without a staff session, or with a link that has expired or was changed. */
export default async function PreviewForbidden() {
  const locale = await requestLocale()
  const t = await getTranslator(locale, intlLocales[locale])
  return (
    <PreviewNotice
      title={t('preview.closedTitle')}
      text={t('preview.closedText')}
      link={{ label: t('preview.signIn'), href: '/admin/' }}
    />
  )
}
