import { PreviewNotice } from '@/app/(preview)/_views/preview-notice'
import { requestLocale } from '@/lib/http/request-locale'
import { intlLocales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

/** A URL without a document to preview. */
export default async function PreviewNotFound() {
  const locale = await requestLocale()
  const t = await getTranslator(locale, intlLocales[locale])
  return <PreviewNotice title={t('preview.missingTitle')} text={t('preview.missingText')} />
}
