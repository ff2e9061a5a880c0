import { createTranslator, IntlErrorCode } from 'use-intl/core'

import type { Locale } from './locales'
import { retry } from './retry'

import type french from '../../../messages/fr.json'

export type Messages = typeof french

const bundles: Record<Locale, () => Promise<{ default: Messages }>> = {
  nl: () => import('../../../messages/nl.json'),
  fr: () => import('../../../messages/fr.json'),
  en: () => import('../../../messages/en.json'),
  de: () => import('../../../messages/de.json'),
}

const makeTranslator = (locale: Locale, messages: Messages) =>
  createTranslator({
    locale,
    messages,
    timeZone: 'Europe/Brussels',
    onError: (error) => {
      if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error
      console.warn(`Missing text in ${locale}: ${error.message}`)
    },
    getMessageFallback: ({ key, namespace }) => [namespace, key].filter(Boolean).join('.'),
  })

export type Translator = ReturnType<typeof makeTranslator>

/**
 * The interface texts of a language, for server components: client parts get finished texts as props.
 * A key without a text shows the key and is logged (specification section 8); the check fails on it.
 * Loading a bundle is tried five times, the delay doubling from 350 ms (specification section 9).
 */
export async function getTranslator(locale: Locale): Promise<Translator> {
  const messages = await retry(bundles[locale], { attempts: 5, firstDelayInMilliseconds: 350 })
  return makeTranslator(locale, messages.default)
}
