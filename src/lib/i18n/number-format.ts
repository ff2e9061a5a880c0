/** Making a format takes a hundred times as long as using it; the keys are few, because options are fixed in the program. */
const formats = new Map<string, Intl.NumberFormat>()

/** The number format of a language with these options; made once. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options)
  formats.set(key, format)
  return format
}
