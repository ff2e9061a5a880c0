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

const linkClass =
  'inline-flex size-11 items-center justify-center border border-line hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground'

/** Links to the pages of a list. */
export function Pagination({ page, pageCount, hrefOf, t }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={t('paging.label')} className="figures mt-14 print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={linkClass}>
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
              <a href={hrefOf(n)} aria-current={n === page ? 'page' : undefined} className={linkClass}>
                <span className="sr-only">{t('paging.page')} </span>
                {n}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className={linkClass}>
              <Icon node={ChevronRight} />
              <span className="sr-only">{t('paging.next')}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
