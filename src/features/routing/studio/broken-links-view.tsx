import { Gutter, Link } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps } from 'payload'

import { findBrokenLinks, type BrokenLink } from '@/features/routing/server/find-broken-links'
import { localeNames } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'
import { Notice, Table } from '@/studio/ui/parts'

type Req = AdminViewServerProps['initPageResult']['req']

function kindName({ kind }: BrokenLink, { payload, i18n }: Req): string {
  const { collections, globals } = payload.config
  const label =
    collections.find(({ slug }) => slug === kind)?.labels.singular ??
    globals.find(({ slug }) => slug === kind)?.label
  return label ? getTranslation(label as Record<string, string>, i18n) : kind
}

function BrokenTable({ links, req }: { links: readonly BrokenLink[]; req: Req }) {
  const t = studioTranslator(req.i18n.language)
  const admin = req.payload.config.routes.admin
  return (
    <Table
      caption={t('addresses.broken.title')}
      columns={(['where', 'link', 'fault', 'languages'] as const).map((column) =>
        t(`addresses.broken.${column}`),
      )}
    >
      {links.map((link) => (
        <tr key={`${link.edit} ${link.fault} ${link.url} ${link.isDraft}`}>
          <th scope="row">
            <Link href={`${admin}${link.edit}`} prefetch={false}>
              {link.title || kindName(link, req)}
            </Link>
            {link.title && <span className="studio-small">{kindName(link, req)}</span>}
            {link.isDraft && <span className="studio-small">{t('addresses.broken.draft')}</span>}
          </th>
          <td data-label={t('addresses.broken.link')}>
            <span>
              {link.text}
              <code className="studio-small">{link.url}</code>
            </span>
          </td>
          <td data-label={t('addresses.broken.fault')}>{t(`addresses.broken.faults.${link.fault}`)}</td>
          <td data-label={t('addresses.broken.languages')}>
            {link.languages.map((locale) => localeNames[locale]).join(', ')}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** The links of the site that lead nowhere: where they are, why, and the way to correct them. */
export async function BrokenLinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const admin = req.payload.config.routes.admin
  // Payload does not check access to custom views.
  if (!hasRole(req.user, 'administrator', 'editor')) redirect(`${admin}/`)
  const t = studioTranslator(req.i18n.language)
  const { links, checked } = await findBrokenLinks(req)
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: t('addresses.broken.title') }]}
    >
      <Gutter className="studio-view studio-controls">
        <h1>{t('addresses.broken.title')}</h1>
        <p className="studio-muted">{t('addresses.broken.intro')}</p>
        <p>{t('addresses.broken.checked', { count: checked })}</p>
        {links.length === 0 ? (
          <Notice tone="good">{t('addresses.broken.none')}</Notice>
        ) : (
          <>
            <p>{t('addresses.broken.count', { count: links.length })}</p>
            <BrokenTable links={links} req={req} />
          </>
        )}
      </Gutter>
    </StudioView>
  )
}
