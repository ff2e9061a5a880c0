'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'

import type { Locale, Localized } from '@/lib/i18n/locales'
import type { BrowserMessages } from '@/lib/i18n/studio-text'
import { createTextTranslator, type TextTranslator } from '@/lib/i18n/text-translator'

interface StudioTextContextValue {
  locale: Locale
  translator: TextTranslator<BrowserMessages>
}

const StudioTextContext = createContext<StudioTextContextValue | null>(null)

interface StudioTextProviderProps {
  children: ReactNode
  locale: Locale
  messages: BrowserMessages
}

/** Holds the studio's texts in the editor's language; see `StudioTexts`. */
export function StudioTextProvider({ children, locale, messages }: StudioTextProviderProps) {
  const value = useMemo(
    () => ({ locale, translator: createTextTranslator(locale, messages) }),
    [locale, messages],
  )
  return <StudioTextContext value={value}>{children}</StudioTextContext>
}

function useStudioTextContext(): StudioTextContextValue {
  const value = useContext(StudioTextContext)
  if (!value) throw new Error('The texts of the studio are known inside StudioTextProvider only')
  return value
}

/** The translator of the studio in the editor's language, for client components; the server uses `studioText`. */
export const useStudioText = (): TextTranslator<BrowserMessages> => useStudioTextContext().translator

/** Gives labels of schemas in the editor's language, for client components; the server uses `inLanguage`. */
export function useStudioLabel(): (label: Localized) => string {
  const { locale } = useStudioTextContext()
  return (label) => label[locale]
}

/** The editor's language, for dates. */
export const useStudioLanguage = (): Locale => useStudioTextContext().locale
