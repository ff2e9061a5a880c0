import { MyPage } from '@/app/(site)/_views/my-page'
import { myView } from '@/app/(site)/_views/my-view'
import { getMyDocuments } from '@/lib/data/get-my-documents'
import { getTranslator } from '@/lib/i18n/translator'

/** The documents somebody asked for, each to be fetched. */
export default myView('documents', async (link) => {
  const documents = await getMyDocuments(link.id, link.locale)
  if (!documents || documents.length === 0) return null
  const t = await getTranslator(link.locale)
  const until = link.until.toLocaleString(`${link.locale}-BE`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  })
  return (
    <MyPage locale={link.locale} path={link.path} title={t('my.documentsTitle')}>
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
              aria-label={`${t('my.download')}: ${title}`}
            >
              {t('my.download')}
            </a>
          </li>
        ))}
      </ul>
    </MyPage>
  )
})
