'use client'

import { usePathname } from 'next/navigation'

import { Link, useConfig } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'
import { cockpitTexts } from './languages-texts'

/** Leads from the studio's menu to the cockpit of languages. */
export function LanguagesNavLink() {
  const { config } = useConfig()
  const pathname = usePathname()
  const text = useStudioText()
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
      <span className="nav__link-label">{text(cockpitTexts.title)}</span>
    </Link>
  )
}
