'use client'

import { Link, useConfig } from '@payloadcms/ui'

import { usePathname } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'

/** Menu link to the language overview. */
export function LanguagesNavLink() {
  const { config } = useConfig()
  const pathname = usePathname()
  const t = useStudioText()
  const href = `${config.routes.admin}/languages/`
  const isHere = pathname.startsWith(href.slice(0, -1))
  return (
    <Link
      className="nav__link"
      href={href}
      id="nav-languages"
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{t('translation.cockpit.title')}</span>
    </Link>
  )
}
