import { PreviewNotice } from '@/app/(preview)/_views/preview-notice'
import { addressLocale } from '@/app/(site)/_views/address-locale'
import { getTranslator } from '@/lib/i18n/translator'

/** An address that names nothing to preview. */
export default async function PreviewNotFound() {
  const t = await getTranslator(await addressLocale())
  return <PreviewNotice title={t('preview.missingTitle')} text={t('preview.missingText')} />
}
