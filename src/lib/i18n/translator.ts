import { retry } from '../values/retry'
import { siteBundles } from './languages/site-bundles'
import type { Locale } from './locales'
import { createTextTranslator, type TextTranslator } from './text-translator'

import type french from '@messages/fr/site.json'

type Messages = typeof french

export type Translator = TextTranslator<Messages>

/**
 * The interface texts of a language, for server components: client components get translated texts as props.
 * Pages of the site use `getPageTranslator`, whose numbers follow the setting of the agency.
 * Loading a bundle is tried five times, the delay doubling from 350 ms (specification section 9).
 *
 * @param numbers see `createTextTranslator`
 */
export async function getTranslator(locale: Locale, numbers: string): Promise<Translator> {
  const messages = await retry<{ default: Messages }>(siteBundles[locale], {
    attempts: 5,
    firstDelayInMilliseconds: 350,
  })
  return createTextTranslator(locale, messages.default, numbers)
}
