'use client'

import { Link, useConfig } from '@payloadcms/ui'

import { usePathname } from './navigation'

interface StudioNavLinkProps {
  id: string
  /** Below the studio, such as `/languages/`. */
  path: string
  label: string
}

/** Menu link to a view of ours, with the markup of Payload's own. */
export function StudioNavLink({ id, path, label }: StudioNavLinkProps) {
  const { config } = useConfig()
  const pathname = usePathname()
  const href = config.routes.admin + path
  const isHere = pathname.startsWith(href.slice(0, -1))
  return (
    <Link
      className="nav__link"
      href={href}
      id={id}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
