import {
  _createCache,
  _createIntlFormatters,
  createTranslator,
  IntlErrorCode,
  type _Translator,
} from 'use-intl/core'

import { intlLocales, type Locale } from './locales'
import { writtenNumberFormat } from './number-format'

/** Gives the text of a key of these messages; counts and other values fill its ICU placeholders. */
export type TextTranslator<Messages extends Record<string, unknown>> = _Translator<Messages> & {
  /** BCP 47 tag of the language whose rules the numbers in its texts follow. */
  readonly numbers: string
}

/** A translator keeps the messages that it has parsed, which takes most of the time. */
const translatorCaches = new WeakMap<object, Map<string, unknown>>()

/**
 * Translator over one part of the interface texts (`messages/`) in one language.
 * A key without a text shows the key and is logged (specification section 8); `npm run check` fails on it.
 *
 * @param numbers BCP 47 tag of the language whose rules numbers in the texts follow; plural forms follow the locale
 * @throws IntlError when a message is not valid ICU or a value is missing
 */
export function createTextTranslator<Messages extends Record<string, unknown>>(
  locale: Locale,
  messages: Messages,
  numbers: string = intlLocales[locale],
): TextTranslator<Messages> {
  const translators = translatorCaches.get(messages) ?? new Map<string, unknown>()
  translatorCaches.set(messages, translators)
  const key = `${locale} ${numbers}`
  const cached = translators.get(key) ?? makeTranslator(locale, messages, numbers)
  translators.set(key, cached)
  // Made by the function below from messages of this type.
  return cached as TextTranslator<Messages>
}

function makeTranslator<Messages extends Record<string, unknown>>(
  locale: Locale,
  messages: Messages,
  numbers: string,
): TextTranslator<Messages> {
  const translator = createTranslator<Messages>({
    locale,
    messages,
    timeZone: 'Europe/Brussels',
    // use-intl has no public setting for numbers that follow another language than the plural forms.
    _formatters: {
      ..._createIntlFormatters(_createCache()),
      getNumberFormat: (_language, options) => writtenNumberFormat(numbers, options),
    },
    onError: (error) => {
      if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error
      console.warn(`Missing text in ${locale}: ${error.message}`)
    },
    getMessageFallback: ({ key, namespace }) => [namespace, key].filter(Boolean).join('.'),
  })
  return Object.assign(translator, { numbers })
}
