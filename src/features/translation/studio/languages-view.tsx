import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { staffRole } from '@/lib/payload/access'
import { mayPublishLanguage } from '@/features/translation/server/may-publish-language'
import { readTranslations } from '@/features/translation/server/read-translations'
import type { Locale } from '@/lib/i18n/locales'
import {
  readTranslationFilters,
  selectRows,
  type RowsPage,
  type TranslationFilters,
} from '@/features/translation/model/select-rows'
import { mayWriteIn } from '@/features/translation/model/target-languages'
import { translatedCollections } from '@/features/translation/model/translated-collections'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'
import { readLanguages } from '@/lib/payload/read-languages'
import { studioText } from '@/lib/i18n/studio-text'
import { Paging } from '@/studio/paging'

import { CockpitFilters } from './cockpit-filters'
import { CockpitTable } from './cockpit-table'
import { cockpitUrl } from './cockpit-url'

import './languages.css'

interface CockpitPagingProps {
  rowsPage: RowsPage
  filters: TranslationFilters
  language: string
}

function CockpitPaging({ rowsPage, filters, language }: CockpitPagingProps) {
  const { page, pages, total: count } = rowsPage
  return (
    <Paging
      page={page}
      pages={pages}
      total={studioText(language, 'translation.cockpit.total', { count, page, pages })}
      texts={{
        label: studioText(language, 'translation.cockpit.paging'),
        previous: studioText(language, 'translation.cockpit.previous'),
        next: studioText(language, 'translation.cockpit.next'),
      }}
      urlOf={(number) => cockpitUrl({ ...filters, page: number })}
    />
  )
}

interface ContentProps {
  rowsPage: RowsPage
  filters: TranslationFilters
  /** Those that are on, and that the user writes. */
  languages: readonly Locale[]
  language: string
  user: AdminViewServerProps['initPageResult']['req']['user']
}

function Content({ rowsPage, filters, languages, language, user }: ContentProps) {
  const isFiltered = filters.collection || filters.language || filters.state || filters.search !== ''
  if (rowsPage.total === 0) {
    const message = isFiltered ? 'translation.cockpit.noMatch' : 'translation.cockpit.nothing'
    return <p className="studio-muted">{studioText(language, message)}</p>
  }
  return (
    <>
      <CockpitTable
        rows={rowsPage.rows}
        columns={filters.language ? [filters.language] : languages}
        language={language}
        mayPublish={(collection) => mayPublishLanguage(user, collection)}
      />
      <CockpitPaging rowsPage={rowsPage} filters={filters} language={language} />
    </>
  )
}

/** The language overview: every translated document and its state in each language. */
export async function LanguagesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload, user, i18n } = req
  // Payload does not check access to custom views.
  if (staffRole(user) === null) redirect(`${payload.config.routes.admin}/login/?redirect=/admin/languages/`)
  const { language } = i18n
  const filters = readTranslationFilters(searchParams ?? {})
  const collections = filters.collection ? [filters.collection] : translatedCollections
  const { enabled } = await readLanguages(payload)
  const languages = enabled.filter((locale) => mayWriteIn(user, locale))
  const documents = await Promise.all(collections.map((collection) => readTranslations(req, collection)))
  const rowsPage = selectRows(documents.flat(), filters)
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: studioText(language, 'translation.cockpit.title') }]}
    >
      <Gutter className="studio-view studio-controls">
        <h1>{studioText(language, 'translation.cockpit.title')}</h1>
        <p className="studio-muted">{studioText(language, 'translation.cockpit.intro')}</p>
        <CockpitFilters filters={filters} languages={languages} language={language} />
        <Content
          rowsPage={rowsPage}
          filters={filters}
          languages={languages}
          language={language}
          user={user}
        />
      </Gutter>
    </StudioView>
  )
}
