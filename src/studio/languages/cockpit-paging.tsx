import { Link } from '@payloadcms/ui'

import type { RowsPage, TranslationFilters } from '@/lib/translation/select-rows'

import { studioText } from '../studio-text'
import { cockpitAddress } from './cockpit-address'
import { cockpitTexts } from './languages-texts'

interface CockpitPagingProps {
  found: RowsPage
  filters: TranslationFilters
  language: string
}

export function CockpitPaging({ found, filters, language }: CockpitPagingProps) {
  const { page, pages, total } = found
  const to = (number: number) => cockpitAddress({ ...filters, page: number })
  return (
    <nav className="studio-languages__paging" aria-label={studioText(language, cockpitTexts.paging)}>
      <span>{studioText(language, cockpitTexts.total, { count: total, page, pages })}</span>
      {page > 1 && (
        <Link href={to(page - 1)} prefetch={false} rel="prev">
          {studioText(language, cockpitTexts.previous)}
        </Link>
      )}
      {page < pages && (
        <Link href={to(page + 1)} prefetch={false} rel="next">
          {studioText(language, cockpitTexts.next)}
        </Link>
      )}
    </nav>
  )
}
