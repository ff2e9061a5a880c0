// A language without words of its own is checked for numbers with units alone.
import type { OfLanguages } from '@/lib/i18n/locales'

import { de } from './de'
import { en } from './en'
import type { FactWords } from './fact-words'
import { fr } from './fr'
import { nl } from './nl'

const languages: OfLanguages<FactWords> = { fr, nl, en, de }

export const factWordsOf = (language: string): FactWords | undefined => languages[language]
