import { PrivatePage } from '@/features/shell/pages/private-page'
import { signedLinkPage } from '@/lib/http/signed-link-page'
import { getPrivateDocuments } from '@/features/documents/server/get-private-documents'
import { getPageTranslator } from '@/features/property/server/reads'
import { formatMoment } from '@/lib/time/format-time'

/** The requested documents with their download links. */
export default signedLinkPage('documents', async (link) => {
  const documents = await getPrivateDocuments(link.id, link.locale)
  if (!documents || documents.length === 0) return null
  const t = await getPageTranslator(link.locale)
  const until = formatMoment(link.until, link.locale, 'long')
  return (
    <PrivatePage locale={link.locale} path={link.path} title={t('my.documentsTitle')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t('my.documentsText', { until })}</p>
      <ul className="mt-8 max-w-2xl border-t border-line">
        {documents.map(({ id, title }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4"
          >
            <span>{title}</span>
            <a
              href={`${link.path}file/${id}/`}
              className="button button-quiet"
              aria-label={`${t('my.download')}, ${title}`}
            >
              {t('my.download')}
            </a>
          </li>
        ))}
      </ul>
    </PrivatePage>
  )
})
