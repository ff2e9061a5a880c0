import { ChevronLeft, ChevronRight } from 'lucide'

import type { Translator } from '@/lib/i18n/translator'

import { Icon } from './icon'

interface PaginationProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  t: Translator
}

/** Pages near the current one, and the first and last; `null` means a gap of two pages at least. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const unique = [...new Set(near)].sort((a, b) => a - b)
  return unique.flatMap((n, index) => {
    const gap = n - (unique[index - 1] ?? n) - 1
    return gap > 1 ? [null, n] : gap === 1 ? [n - 1, n] : [n]
  })
}

/** Links to the pages of a list. */
export function Pagination({ page, pageCount, hrefOf, t }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={t('paging.label')} className="figures mt-14 text-center print:hidden">
      <p className="mb-3 text-small text-slate">{t('paging.pageOf', { page, pages: pageCount })}</p>
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className="page-link">
              <Icon node={ChevronLeft} />
              <span className="sr-only">{t('paging.previous')}</span>
            </a>
          </li>
        )}
        {pagesToShow(page, pageCount).map((n, index) => (
          <li key={n ?? `gap-${index}`}>
            {n === null ? (
              <span className="px-1">…</span>
            ) : (
              <a href={hrefOf(n)} aria-current={n === page ? 'page' : undefined} className="page-link">
                <span className="sr-only">{t('paging.page')} </span>
                {n}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className="page-link">
              <Icon node={ChevronRight} />
              <span className="sr-only">{t('paging.next')}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
