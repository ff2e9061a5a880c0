import type { LinkItem } from '@/lib/values/external-link'
import { messageMark } from '@/lib/field-marks'

interface BreadcrumbProps {
  items: (Omit<LinkItem, 'href'> & { href?: string })[]
  label: string
  /** Of the page itself, in a preview; see `fieldMark`. */
  field?: string | undefined
}

/** The position of the page; the last entry is the page itself. */
export function Breadcrumb({ items, label, field }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-small text-slate print:hidden" data-message={messageMark()}>
      <ol className="flex flex-wrap gap-x-2 wrap-anywhere">
        {items.map((item, index) => (
          <li
            key={item.label}
            // On phones the title of the page says it in the next line.
            className={`flex gap-2 ${index > 1 && index === items.length - 1 ? 'max-sm:hidden' : ''}`.trim()}
          >
            {index > 0 && (
              <span aria-hidden="true" className="py-0.5">
                /
              </span>
            )}
            {item.href && index < items.length - 1 ? (
              <a href={item.href} className="inline-block py-0.5 underline hover:text-ink">
                {item.label}
              </a>
            ) : (
              <span
                className="inline-block py-0.5"
                data-field={index === items.length - 1 ? field : undefined}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
