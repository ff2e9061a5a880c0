import type { ReactNode } from 'react'

import { ThirdParties } from '@/features/consent/ui/third-parties'
import { PopupDialog } from './popup-dialog'
import { trackerSources } from '@/features/consent/model/trackers'
import { intlLocales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { Shell } from '@/features/shell/model/shell'

import { ScriptPlace } from '@/components/ui/script-place'
import { BackToTop } from '@/components/layout/back-to-top'
import type { ShellSettings } from './shell-settings'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface SiteShellProps {
  shell: Shell
  /** The page begins with a large picture, so the header is over it. */
  overPicture?: boolean
  /** The header is fixed and opaque from the start, not only past 30 px. */
  hasFixedMenu?: boolean
  /** The cache handler then sends the status 404. */
  isNotFound?: boolean
  children: ReactNode
}

/** Header, content and footer of a public page. */
export async function SiteShell({
  shell,
  overPicture = false,
  hasFixedMenu = false,
  isNotFound = false,
  children,
}: SiteShellProps) {
  const t = await getTranslator(shell.locale, intlLocales[shell.locale])
  const cdn = shell.cdn ? [shell.cdn] : []
  const settings: ShellSettings = {
    locale: shell.locale,
    tracking: shell.tracking,
    popupDelay: shell.popup?.delayInSeconds,
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <ThirdParties of={trackerSources(shell.tracking)} images={cdn} media={cdn} />
      <span id="top" tabIndex={-1} data-shell-settings={JSON.stringify(settings)} />
      <a href="#content" className="skip-link">
        {t('shell.skipToContent')}
      </a>
      <ScriptPlace as="div" data-consent-place="" />
      <SiteHeader shell={shell} overPicture={overPicture} isFixed={hasFixedMenu} t={t} />
      <main
        id="content"
        tabIndex={-1}
        data-status={isNotFound ? 404 : undefined}
        className={`flex-1 focus:outline-none ${overPicture ? '' : 'below-header'}`}
      >
        {children}
      </main>
      <SiteFooter shell={shell} legalLabel={t('shell.legalLinks')} />
      <BackToTop label={t('shell.backToTop')} />
      {shell.popup && <PopupDialog popup={shell.popup} closeLabel={t('shell.close')} />}
    </div>
  )
}
