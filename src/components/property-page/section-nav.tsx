import type { LinkItem } from '@/lib/shell/shell'

/** Links to the parts of a long page; a row to swipe on phones. */
export function SectionNav({ items, label }: { items: readonly LinkItem[]; label: string }) {
  if (items.length < 3) return null
  return (
    <nav aria-label={label} className="mt-8 border-y border-line print:hidden">
      <ul className="-mx-1 flex gap-x-5 overflow-x-auto px-1 text-small xl:flex-wrap">
        {items.map(({ href, label: name }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-semibold hover:text-brand hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
