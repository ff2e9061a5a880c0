import { Link } from '@payloadcms/ui'

interface PagingProps {
  page: number
  pages: number
  /** For example “12 leads, page 1 of 2”. */
  total: string
  texts: { label: string; previous: string; next: string }
  urlOf: (page: number) => string
}

/** Links to the previous and next page of a list whose filters are in the URL. */
export function Paging({ page, pages, total, texts, urlOf }: PagingProps) {
  return (
    <nav className="studio-filters" aria-label={texts.label}>
      <span>{total}</span>
      {page > 1 && (
        <Link href={urlOf(page - 1)} prefetch={false} rel="prev">
          {texts.previous}
        </Link>
      )}
      {page < pages && (
        <Link href={urlOf(page + 1)} prefetch={false} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  )
}
