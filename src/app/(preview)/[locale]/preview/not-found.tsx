import { PreviewNotice } from '@/app/(preview)/_views/preview-notice'
import { requestLocale } from '@/app/(site)/_views/site-request'
import { getTranslator } from '@/lib/i18n/translator'

/** A URL without a document to preview. */
export default async function PreviewNotFound() {
  const t = await getTranslator(await requestLocale())
  return <PreviewNotice title={t('preview.missingTitle')} text={t('preview.missingText')} />
}
