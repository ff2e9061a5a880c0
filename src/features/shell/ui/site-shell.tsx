import type { ReactNode } from 'react'

import { ThirdParties } from '@/features/consent/ui/third-parties'
import { trackerSources } from '@/features/consent/model/trackers'
import { intlLocales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { Shell, ShellPopup } from '@/features/shell/model/shell'
import { ScriptPlace } from '@/components/ui/script-place'
import { BackToTop } from '@/components/layout/back-to-top'
import { RichText } from '@/features/content/ui/rich-text'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import { documentMark, fieldMark } from '@/lib/field-marks'

import type { ShellSettings } from './shell-settings'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface PopupDialogProps {
  popup: ShellPopup
  closeLabel: string
}

/** The popup as a closed dialog in the page; `runPopup` opens it. Without JavaScript it stays closed. */
function PopupDialog({ popup, closeLabel }: PopupDialogProps) {
  return (
    <dialog
      data-popup
      aria-labelledby="popup-title"
      className="shell-dialog max-w-xl"
      data-document={documentMark('globals', 'popup')}
      data-field={fieldMark('media')}
    >
      {popup.picture && (
        <Picture
          source={popup.picture}
          sizes="(min-width: 40rem) 36rem, 100vw"
          className="aspect-video w-full"
        />
      )}
      <div className="p-6 sm:p-10">
        <h2
          id="popup-title"
          className={popup.picture ? 'text-title' : 'pr-12 text-title'}
          data-field={fieldMark('title')}
        >
          {popup.title}
        </h2>
        <RichText data={popup.description} className="mt-4" data-field={fieldMark('description')} />
        {popup.link && (
          <SmartLink
            href={popup.link.href}
            className="button button-brand mt-6"
            data-field={fieldMark('link.label')}
          >
            {popup.link.label}
          </SmartLink>
        )}
      </div>
      <button type="button" data-close className="shell-dialog-close">
        <span className="sr-only">{closeLabel}</span>
        <span aria-hidden="true" className="icon icon-close" />
      </button>
    </dialog>
  )
}

interface SiteShellProps {
  shell: Shell
  /** The page begins with a large picture, so the header is over it. */
  overPicture?: boolean
  /** The header is fixed and opaque from the start, not only past 30 px. */
  hasFixedMenu?: boolean
  /** What the page is there for, within reach of the keyboard. */
  mainAction?: { href: string; label: string } | undefined
  /** The cache handler then sends the status 404. */
  isNotFound?: boolean
  children: ReactNode
}

/** Header, content and footer of a public page. */
export async function SiteShell({
  shell,
  overPicture = false,
  hasFixedMenu = false,
  mainAction,
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
      <a href="#content" className="skip-link print:hidden">
        {t('shell.skipToContent')}
      </a>
      <ScriptPlace as="div" data-consent-place="" />
      <SiteHeader
        shell={shell}
        overPicture={overPicture}
        isFixed={hasFixedMenu}
        mainAction={mainAction}
        t={t}
      />
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
