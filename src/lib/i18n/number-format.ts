import { withNoBreakSpaces } from './locales'

/** Writes spaces as the fonts of the site have them. */
class WrittenNumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return withNoBreakSpaces(super.format(value))
  }
}

/** Making a format takes a hundred times as long as using it; the keys are few, because options are fixed in the program. */
const cached = <Format>(make: (language: string, options?: Intl.NumberFormatOptions) => Format) => {
  const formats = new Map<string, Format>()
  return (language: string, options?: Intl.NumberFormatOptions): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = formats.get(key) ?? make(language, options)
    formats.set(key, format)
    return format
  }
}

/** The number format of a language with these options; made once. */
export const numberFormat = cached((language, options) => new Intl.NumberFormat(language, options))

/** The number format of texts of a page: spaces do not break and are in the fonts. */
export const writtenNumberFormat = cached((language, options) => new WrittenNumberFormat(language, options))

/** A number for people, with at most two decimals. */
export const writeNumber = (value: number, language: string): string =>
  writtenNumberFormat(language, { maximumFractionDigits: 2 }).format(value)

/** A number that may be a year: grouped from five digits on. */
export const writeYearOrNumber = (value: number, language: string): string =>
  writtenNumberFormat(language, { useGrouping: 'min2' }).format(value)
