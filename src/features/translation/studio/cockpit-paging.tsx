import type { RowsPage, TranslationFilters } from '@/features/translation/model/select-rows'
import { studioText } from '@/lib/i18n/studio-text'
import { Paging } from '@/studio/paging'

import { cockpitUrl } from './cockpit-url'

interface CockpitPagingProps {
  rowsPage: RowsPage
  filters: TranslationFilters
  language: string
}

export function CockpitPaging({ rowsPage, filters, language }: CockpitPagingProps) {
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
