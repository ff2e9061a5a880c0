import { isLocale, sourceLocale, type Localized } from '@/lib/i18n/locales'

/**
 * A text of the studio in the editor's language.
 *
 * @param language the studio's language, such as `fr`; for an unknown one the source language's text is given
 * @param values what replaces `{name}` in the text
 */
export const studioText = (
  language: string,
  text: Localized,
  values: Record<string, string | number> = {},
): string =>
  text[isLocale(language) ? language : sourceLocale].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
