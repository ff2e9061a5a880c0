'use client'

import { createContext, useContext, type ReactNode } from 'react'

import { locales, type Locale } from '@/lib/i18n/locales'

const EnabledLanguages = createContext<readonly Locale[]>(locales)

interface EnabledLanguagesProviderProps {
  children: ReactNode
  enabled: readonly Locale[]
}

/** Holds the languages that are on in the settings of the site; see `SiteLanguages`. */
export function EnabledLanguagesProvider({ children, enabled }: EnabledLanguagesProviderProps) {
  return <EnabledLanguages value={enabled}>{children}</EnabledLanguages>
}

/** The languages that visitors get, in the order of the settings. `useSiteLanguages` has those that the studio writes in. */
export const useEnabledLanguages = (): readonly Locale[] => useContext(EnabledLanguages)
