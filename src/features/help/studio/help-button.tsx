'use client'

import { useConfig } from '@payloadcms/ui'

import { usePathname } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'

/** In the header of the studio: opens the help of the screen in a new tab, so that nothing typed is left behind. */
export function HelpButton() {
  const t = useStudioText()
  const { admin } = useConfig().config.routes
  const screen = usePathname().slice(admin.length)
  if (screen.startsWith('/help')) return null
  return (
    <a
      className="studio-control studio-header-button"
      href={`${admin}/help/?${new URLSearchParams({ screen })}`}
      target="_blank"
      rel="noopener"
      aria-label={t('help.open')}
      title={t('help.open')}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" />
        <path d="M7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.6v.2M10 13.6v.2" strokeLinecap="round" />
      </svg>
    </a>
  )
}
