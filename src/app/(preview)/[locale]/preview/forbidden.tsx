import { PreviewNotice } from '@/app/(preview)/_views/preview-notice'
import { addressLocale } from '@/app/(site)/_views/address-locale'
import { getTranslator } from '@/lib/i18n/translator'

/** No session of staff, or a link that has ended or was changed. */
export default async function PreviewForbidden() {
  const t = await getTranslator(await addressLocale())
  return (
    <PreviewNotice
      title={t('preview.closedTitle')}
      text={t('preview.closedText')}
      link={{ label: t('preview.signIn'), href: '/admin/' }}
    />
  )
}
