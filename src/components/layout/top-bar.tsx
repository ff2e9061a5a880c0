import { SmartLink } from '@/components/ui/smart-link'

import type { LinkItem, Shell } from '@/lib/shell/shell'

const Links = ({ items }: { items: LinkItem[] }) => (
  <ul className="flex flex-wrap gap-x-6">
    {items.map((item) => (
      <li key={item.href + item.label}>
        <SmartLink href={item.href} className="inline-block py-2 hover:underline">
          {item.label}
        </SmartLink>
      </li>
    ))}
  </ul>
)

/** The narrow line above the header; it leaves once the page is scrolled. */
export function TopBar({ left, right }: Shell['topBar']) {
  if (left.length + right.length === 0) return null
  return (
    <div className="figures hidden border-b border-line text-small group-data-[over-picture]/header:border-white/25 group-data-[scrolled]/header:hidden lg:block print:hidden">
      <div className="wrap flex justify-between gap-8">
        <Links items={left} />
        <Links items={right} />
      </div>
    </div>
  )
}
