import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { toLocale } from '@/lib/i18n/locales'
import { studioMessages } from '@/lib/i18n/languages/studio'
import { browserMessages } from '@/lib/i18n/studio-text'
import { readLanguages } from '@/lib/payload/read-languages'

import { EnabledLanguagesProvider } from './use-enabled-languages'
import { StudioTextProvider } from './use-studio-text'

interface StudioTextsProps {
  children: ReactNode
  i18n: { language: string }
}

/** Passes the studio's texts to the browser, in the editor's language alone. */
export function StudioTexts({ children, i18n }: StudioTextsProps) {
  const locale = toLocale(i18n.language)
  return (
    <StudioTextProvider locale={locale} messages={browserMessages(studioMessages[locale])}>
      {children}
    </StudioTextProvider>
  )
}

interface SiteLanguagesProps {
  children: ReactNode
  payload: Payload
}

/** Passes the languages that are on to the browser. */
export async function SiteLanguages({ children, payload }: SiteLanguagesProps) {
  const { enabled } = await readLanguages(payload)
  return <EnabledLanguagesProvider enabled={enabled}>{children}</EnabledLanguagesProvider>
}
