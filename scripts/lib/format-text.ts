import { readFile } from 'node:fs/promises'

import { format, type FormatConfig } from 'oxfmt'

/**
 * Formats a text as `npm run format` formats the file that will hold it.
 *
 * @throws Error for a text that cannot be parsed
 */
export async function formatText(file: string, text: string): Promise<string> {
  const options = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, options)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return code
}
