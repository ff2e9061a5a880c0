import { createTranslator, IntlErrorCode, type _Translator } from 'use-intl/core'

import type { Locale } from './locales'

/** Gives the text of a key of these messages; counts and other values fill its ICU placeholders. */
export type TextTranslator<Messages extends Record<string, unknown>> = _Translator<Messages>

/** A translator keeps the messages that it has parsed and its number formats, which take most of the time. */
const kept = new WeakMap<object, Map<Locale, unknown>>()

/**
 * Translator over one part of the interface texts (`messages/`) in one language.
 * A key without a text shows the key and is logged (specification section 8); `npm run check` fails on it.
 *
 * @throws IntlError when a message is not valid ICU or a value is missing
 */
export function createTextTranslator<Messages extends Record<string, unknown>>(
  locale: Locale,
  messages: Messages,
): TextTranslator<Messages> {
  const translators = kept.get(messages) ?? new Map<Locale, unknown>()
  kept.set(messages, translators)
  const known = translators.get(locale) ?? makeTranslator(locale, messages)
  translators.set(locale, known)
  // Made by the function below from messages of this type.
  return known as TextTranslator<Messages>
}

const makeTranslator = <Messages extends Record<string, unknown>>(
  locale: Locale,
  messages: Messages,
): TextTranslator<Messages> =>
  createTranslator<Messages>({
    locale,
    messages,
    timeZone: 'Europe/Brussels',
    onError: (error) => {
      if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error
      console.warn(`Missing text in ${locale}: ${error.message}`)
    },
    getMessageFallback: ({ key, namespace }) => [namespace, key].filter(Boolean).join('.'),
  })
