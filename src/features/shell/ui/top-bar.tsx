import { SmartLink } from '@/components/ui/smart-link'
import type { Shell, TopBarItem } from '@/features/shell/model/shell'

import { LinkLabel } from './link-label'

const Links = ({ items }: { items: TopBarItem[] }) => (
  <ul>
    {items.map(({ href, label, icon, colour }) => (
      <li key={href + label}>
        <SmartLink href={href} style={colour ? { color: colour } : undefined}>
          <LinkLabel label={label} icon={icon} />
        </SmartLink>
      </li>
    ))}
  </ul>
)

/** The narrow line above the header (C1); hidden once the page is scrolled. */
export function TopBar({ left, right }: Shell['topBar']) {
  if (left.length + right.length === 0) return null
  return (
    <div className="top-bar figures">
      <div className="wrap">
        <Links items={left} />
        <Links items={right} />
      </div>
    </div>
  )
}
