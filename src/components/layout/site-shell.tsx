import type { ReactNode } from 'react'

import { getTranslator } from '@/lib/i18n/translator'

import type { Shell } from '@/lib/shell/shell'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface SiteShellProps {
  shell: Shell
  /** The page begins with a large picture, so the header lies on it. */
  overPicture?: boolean
  /** The header stays in sight when the page is scrolled. */
  hasFixedMenu?: boolean
  /** Makes the cache handler answer 404. */
  isNotFound?: boolean
  children: ReactNode
}

/** Header, content and footer of a public page. */
export async function SiteShell({
  shell,
  overPicture = false,
  hasFixedMenu = true,
  isNotFound = false,
  children,
}: SiteShellProps) {
  const t = await getTranslator(shell.locale)
  return (
    <div className="flex min-h-dvh flex-col" style={shell.colours}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-white focus:px-5 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <SiteHeader shell={shell} overPicture={overPicture} isFixed={hasFixedMenu} t={t} />
      <main
        id="content"
        tabIndex={-1}
        data-status={isNotFound ? 404 : undefined}
        className={`flex-1 focus:outline-none ${overPicture ? '' : 'pt-18 lg:pt-29'}`}
      >
        {children}
      </main>
      <SiteFooter footer={shell.footer} agencyName={shell.agencyName} />
    </div>
  )
}
