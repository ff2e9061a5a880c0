import { createTranslator, IntlErrorCode, type _Translator } from 'use-intl/core'

import type { Locale } from './locales'

/** Gives the text of a key of these messages; counts and other values fill its ICU placeholders. */
export type TextTranslator<Messages extends Record<string, unknown>> = _Translator<Messages>

/**
 * Translator over one part of the interface texts (`messages/`) in one language.
 * A key without a text shows the key and is logged (specification section 8); `npm run check` fails on it.
 *
 * @throws IntlError when a message is not valid ICU or a value is missing
 */
export const createTextTranslator = <Messages extends Record<string, unknown>>(
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
